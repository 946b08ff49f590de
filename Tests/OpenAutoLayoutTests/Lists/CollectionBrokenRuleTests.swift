#if os(macOS) || os(Linux) || os(Windows)
  import Foundation
  import OpenAutoLayout
  import Testing

  /// What stops the process, with a sentence that names the collection.
  @MainActor
  struct CollectionBrokenRuleTests {
    @Test func countsThatDoNotFit() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = CollectionScene([[1, 2, 3]])
        scene.layout()
        scene.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      let sentence = "section 0 had 3 items, 1 was inserted, and the data source says 3"
      #expect(result?.says(sentence) == true)
      #expect(result?.says("photos") == true)
    }

    @Test func anIdentifierThatNobodyRegistered() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = CollectionScene([[1]])
        _ = scene.collection.dequeueReusableCell(
          withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
      }
      #expect(result?.says("\"other\" of photos is not") == true)
    }

    @Test func aSupplementaryViewThatNobodyRegistered() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = CollectionScene([[1]])
        _ = scene.collection.dequeueReusableSupplementaryView(
          ofKind: "other", withReuseIdentifier: "view", for: IndexPath(item: 0, section: 0))
      }
      #expect(result?.says("\"view\" of photos is not") == true)
    }

    @Test func anItemThatIsNotThere() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = CollectionScene([[1]])
        scene.collection.scrollToItem(
          at: IndexPath(item: 1, section: 0), at: .top, animated: false)
      }
      #expect(result?.says("Item 1 of section 0 is not in photos: the section has 1 item.") == true)
    }

    @Test func aClassThatIsNoCell() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        CollectionScene([[1]]).collection.register(
          UILabel.self, forCellWithReuseIdentifier: "label")
      }
      #expect(result?.says("UILabel for \"label\"") == true)
    }

    @Test func aSizeThatIsNegative() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = CollectionScene([[1]])
        scene.sizes = { _ in CGSize(width: -1, height: 20) }
        scene.layout()
      }
      #expect(result?.says("A size of a flow layout is finite and not negative") == true)
    }

    @Test func aHeaderThatNobodyMakes() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        final class Bare: UICollectionViewDataSource {
          func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
          ) -> Int { 0 }
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        }
        let (flow, bare) = (UICollectionViewFlowLayout(), Bare())
        flow.headerReferenceSize = CGSize(width: 10, height: 10)
        let scene = CollectionScene([[1]], flow)
        scene.collection.dataSource = bare
        scene.layout()
      }
      #expect(result?.says("is missing") == true)
    }
  }
#endif
