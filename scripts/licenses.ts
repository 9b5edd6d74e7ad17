// `npm run licenses`: every package of the lock file and every font by license, with a note on the ones that ask for
// more than a notice. Exits with 1 where such a license has no note.
import { getDemanding, NOTES, readLicenses } from './licenses/read-licenses.ts'
import { ROOT } from './utils/setup.mjs'

const packages = readLicenses(ROOT)
const byLicense = Map.groupBy(packages, ({ license }) => license)
for (const [license, group] of [...byLicense].toSorted(([, a], [, b]) => b.length - a.length)) {
  const shipped = group.filter(({ dev }) => !dev).map(({ name }) => name)
  const dev = group.filter((entry) => entry.dev).map(({ name }) => name)
  console.log(`\n${license}: ${group.length}`)
  for (const id of getDemanding(license)) console.log(`  ${id}: ${NOTES[id] ?? 'NO NOTE'}`)
  if (shipped.length > 0) console.log(`  installed for use: ${shipped.join(', ')}`)
  if (dev.length > 0) console.log(`  development only: ${dev.join(', ')}`)
}
const missing = packages.filter(({ license }) => getDemanding(license).some((id) => !(id in NOTES)))
for (const { name, license } of missing) console.error(`${name}: ${license} has no note in scripts/licenses/`)
if (missing.length > 0) process.exitCode = 1
console.log(`\n${packages.length} packages, ${byLicense.size} licenses, ${missing.length} without a note`)
