import OpenAutoLayout
import Testing

/// Outlines of sections, as values.
struct SectionSnapshotTests {
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  private var outline: Tree {
    var tree = Tree()
    tree.append(["Fruit", "Tea"])
    tree.append(["Apple", "Pear"], to: "Fruit")
    tree.append(["Red", "Green"], to: "Apple")
    return tree
  }

  @Test func itemsStandBeforeTheirChildren() {
    let tree = outline
    #expect(tree.items == ["Fruit", "Apple", "Red", "Green", "Pear", "Tea"])
    #expect(tree.rootItems == ["Fruit", "Tea"])
    #expect(["Fruit", "Apple", "Green"].map(tree.level) == [0, 1, 2])
    #expect(["Fruit", "Apple", "Green"].map(tree.parent) == [nil, "Fruit", "Apple"])
    #expect(tree.index(of: "Pear") == 4 && tree.index(of: "Milk") == nil)
    #expect(tree.contains("Red") && !tree.contains("Milk"))
  }

  @Test func childrenAreVisibleWhereAllAboveIsExpanded() {
    var tree = outline
    #expect(tree.visibleItems == ["Fruit", "Tea"])
    tree.expand(["Apple"])
    #expect(tree.visibleItems == ["Fruit", "Tea"] && !tree.isVisible("Red"))
    tree.expand(["Fruit"])
    #expect(tree.visibleItems == ["Fruit", "Apple", "Red", "Green", "Pear", "Tea"])
    #expect(tree.isVisible("Red") && tree.isExpanded("Apple"))
    tree.collapse(["Fruit"])
    #expect(tree.visibleItems == ["Fruit", "Tea"] && tree.isExpanded("Apple"))
    #expect(!tree.isVisible("Milk"))
  }

  @Test func itemsAreInsertedBesideOthers() {
    var tree = outline
    tree.insert(["Fig", "Date"], before: "Pear")
    tree.insert(["Bread"], after: "Fruit")
    #expect(
      tree.items == ["Fruit", "Apple", "Red", "Green", "Fig", "Date", "Pear", "Bread", "Tea"])
    #expect(tree.level(of: "Fig") == 1 && tree.level(of: "Bread") == 0)
  }

  @Test func whatIsDeletedTakesItsChildrenAlong() {
    var tree = outline
    tree.expand(["Fruit", "Apple"])
    tree.delete(["Apple", "Milk"])
    #expect(tree.items == ["Fruit", "Pear", "Tea"])
    #expect(!tree.contains("Red") && !tree.isExpanded("Apple"))
    // What is gone can come again, elsewhere and folded.
    tree.append(["Apple"], to: "Tea")
    tree.append(["Red"], to: "Apple")
    tree.expand(["Tea"])
    #expect(tree.visibleItems == ["Fruit", "Pear", "Tea", "Apple"])
    tree.deleteAll()
    #expect(tree.items.isEmpty && tree.visibleItems.isEmpty)
  }

  @Test func partsAreCopiedAndPutElsewhere() {
    var tree = outline
    tree.expand(["Fruit", "Apple"])
    let apple = tree.snapshot(of: "Apple", includingParent: true)
    #expect(apple.items == ["Apple", "Red", "Green"] && apple.isExpanded("Apple"))
    let below = tree.snapshot(of: "Fruit")
    #expect(below.rootItems == ["Apple", "Pear"] && below.level(of: "Red") == 1)
    #expect(!below.isExpanded("Fruit") && below.isExpanded("Apple"))
    tree.delete(["Apple"])
    tree.insert(apple, before: "Tea")
    #expect(tree.visibleItems == ["Fruit", "Pear", "Apple", "Red", "Green", "Tea"])
    #expect(tree.level(of: "Red") == 1)
    tree.replace(childrenOf: "Fruit", using: Tree())
    #expect(tree.items == ["Fruit", "Apple", "Red", "Green", "Tea"])
    var baked = Tree()
    baked.append(["Bread"])
    baked.append(["Rye"], to: "Bread")
    baked.expand(["Bread"])
    tree.insert(baked, after: "Red")
    tree.replace(childrenOf: "Tea", using: outline.snapshot(of: "Fruit").snapshot(of: "Pear"))
    #expect(tree.items == ["Fruit", "Apple", "Red", "Bread", "Rye", "Green", "Tea"])
    #expect(tree.level(of: "Rye") == 2 && tree.isVisible("Rye"))
  }
}

#if os(macOS) || os(Linux) || os(Windows)
  /// What stops the process.
  struct SectionSnapshotBrokenRuleTests {
    @Test func anItemThatIsThereAlready() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["Fruit"])
        tree.append(["Fruit"], to: "Fruit")
      }
      #expect(result?.says("has \"Fruit\" already") == true)
    }

    @Test func anItemThatIsNotThere() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.expand(["Fruit"])
      }
      #expect(result?.says("A section snapshot has no item \"Fruit\"") == true)
    }
  }
#endif
