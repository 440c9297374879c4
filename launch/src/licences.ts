import { checkLicences, installedLicences } from './checks/licences.ts'

// npm run licences: every installed package under its licence; fails where one may not be used.
const byLicence = new Map<string, string[]>()
for (const { name, version, licence } of await installedLicences())
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name}@${version}`])
for (const [licence, packages] of [...byLicence].toSorted(([, one], [, other]) => other.length - one.length))
  console.log(`${licence} (${packages.length}): ${packages.toSorted().join(', ')}\n`)
const { findings } = await checkLicences()
for (const finding of findings) console.error(finding)
process.exitCode = findings.length > 0 ? 1 : 0
