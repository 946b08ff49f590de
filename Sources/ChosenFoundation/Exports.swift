// OpenAutoLayout for those who choose it by the package's trait.
@_exported import OpenAutoLayout
