import { checkLicences, listLicences } from './checks/licences.ts'

// npm run lab -- licences: prints all installed packages by licence. Fails if a licence is not allowed.
const byLicence = new Map<string, string[]>()
for (const { name, version, licence } of await listLicences())
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name}@${version}`])
for (const [licence, packages] of [...byLicence].toSorted(([, one], [, other]) => other.length - one.length))
  console.log(`${licence || 'no licence stated'} (${packages.length}): ${packages.toSorted().join(', ')}\n`)
const { findings } = await checkLicences()
for (const finding of findings) console.error(finding)
process.exitCode = findings.length > 0 ? 1 : 0
