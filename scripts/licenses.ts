// `npm run licenses`: every package of the lock file by license, with a note on the ones that ask for more than a notice,
// and every font file by its package. Exits with 1 where such a license has no note, or a font no package.
import { getDemanding, NOTES, readFonts, readLicenses } from './licenses/read-licenses.ts'
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
const fonts = readFonts(ROOT, packages)
console.log(`\nFont files: ${fonts.length}`)
for (const [source, group] of Map.groupBy(fonts, (font) => font.source))
  console.log(
    `  ${source ? `${source.name}, ${source.license}` : 'NO SOURCE'}: ${group.map(({ file }) => file).join(', ')}`,
  )
const missing = packages.filter(({ license }) => getDemanding(license).some((id) => !(id in NOTES)))
for (const { name, license } of missing) console.error(`${name}: ${license} has no note in scripts/licenses/`)
if (missing.length > 0 || fonts.some(({ source }) => !source)) process.exitCode = 1
console.log(`\n${packages.length} packages, ${byLicense.size} licenses, ${missing.length} without a note`)
