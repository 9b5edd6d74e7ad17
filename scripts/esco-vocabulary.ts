// Condenses the CSV files of ESCO (skills and occupations, Spanish and English) in the vocabulary of the job match:
// `node scripts/esco-vocabulary.ts FOLDER`. The folder has skills_en.csv, skills_es.csv, occupations_en.csv and
// occupations_es.csv of one release.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizeText } from '../shared/src/parser/lexicon/fold.ts'
import { VOCABULARY_PATH } from '../shared/src/scoring/job-match/vocabulary.ts'

const OUTPUT = new URL(`../web/public${VOCABULARY_PATH}`, import.meta.url)
/** Words without articles and prepositions. Longer labels are sentences that no ad repeats. */
const MAX_WORDS = { knowledge: 4, skill: 3, occupation: 3 } as const
/** Labels of one concept in one language. */
const MAX_LABELS = { knowledge: 3, skill: 2, occupation: 3 } as const
type Kind = keyof typeof MAX_WORDS

/** Languages are matched with their level elsewhere; lists of kinds and properties of things are nobody's skill. */
const LEFT_OUT =
  /^(interact verbally|understand (written|spoken)|write |types of|characteristics of|range of|sizes? of|tipos de|caracteristicas de)/
const FUNCTION_WORDS = new Set(
  'de del la el los las y e o u en con para por a al un una the of and or in on for with to'.split(' '),
)

type Row = Readonly<Record<string, string>>

/** The rows of a CSV file with quoted fields; the first line has the names of the columns. */
const readCsv = (text: string): Row[] => {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end !== ',' && end !== '') rows.push([])
  }
  const [names = [], ...values] = rows
  return values
    .filter((row) => row.length >= names.length)
    .map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ''])))
}

/** Distinct normalized labels of a row, the preferred one first. `técnico/técnica` gives two. */
const readLabels = (row: Row | undefined, kind: Kind): string[] => {
  const all = [row?.['preferredLabel'] ?? '', ...(row?.['altLabels'] ?? '').split('\n')]
  const labels = all
    // One word is too wide a name for one occupation of many, unless it is the preferred one.
    .filter((label, i) => kind !== 'occupation' || i === 0 || label.includes(' '))
    .flatMap((label) => (kind === 'occupation' ? label.split('/') : [label]))
    .map((label) =>
      normalizeText(label.replace(/\(.*?\)/g, ''))
        .replace(/[|`\\$]/g, '')
        .trim(),
    )
    .filter((label) => /^\p{L}[^,;:]*$/u.test(label) && countWords(label) <= MAX_WORDS[kind])
  return [...new Set(labels)]
}

const countWords = (label: string): number => label.split(' ').filter((word) => !FUNCTION_WORDS.has(word)).length

/** Drops labels that another one differs from only by gender or number. */
const dropVariants = (labels: readonly string[], most: number): string[] => {
  const seen = new Set<string>()
  return labels
    .filter((label) => {
      const stem = label.replace(/(?:es|s|[aeo]|as|os)\b/g, '')
      return seen.has(stem) ? false : seen.add(stem)
    })
    .slice(0, most)
}

const [folder = ''] = process.argv.slice(2)
const read = (name: string): Map<string, Row> =>
  new Map(readCsv(readFileSync(join(folder, name), 'utf8')).map((row) => [row['conceptUri'] ?? '', row]))

const condense = (kind: Kind, english: ReadonlyMap<string, Row>, spanish: ReadonlyMap<string, Row>): string[] =>
  [...spanish].flatMap(([uri, row]) => {
    const languages = [readLabels(english.get(uri), kind), readLabels(row, kind)]
    if (languages.some((labels) => labels.length === 0 || LEFT_OUT.test(labels[0] ?? ''))) return []
    const labels = languages.flatMap((list) => dropVariants(list, MAX_LABELS[kind]))
    return [[...new Set(labels)].join('|')]
  })

const select = (rows: ReadonlyMap<string, Row>, keep: (row: Row) => boolean) =>
  new Map([...rows].filter(([, row]) => keep(row)))

const skills = { en: read('skills_en.csv'), es: read('skills_es.csv') }
const isKnowledge = (row: Row) => row['skillType'] === 'knowledge'
const sections = {
  skills: [
    ...condense('knowledge', skills.en, select(skills.es, isKnowledge)),
    ...condense(
      'skill',
      skills.en,
      select(skills.es, (row) => !isKnowledge(row) && /^(cross-sector|transversal)$/.test(row['reuseLevel'] ?? '')),
    ),
  ],
  occupations: condense('occupation', read('occupations_en.csv'), read('occupations_es.csv')),
}

const NOTICE = `# ESCO v1.0 of the European Commission, condensed and normalized by scripts/esco-vocabulary.ts: an adapted version.
# This service uses the ESCO classification of the European Commission.
`
const lines = ['#skills', ...sections.skills.sort(), '#occupations', ...sections.occupations.sort()]
// Our own list comes first and stays.
const [own = ''] = readFileSync(OUTPUT, 'utf8').split('# ESCO ')
writeFileSync(OUTPUT, `${own}${NOTICE}${lines.join('\n')}\n`)
console.log(Object.fromEntries(Object.entries(sections).map(([name, { length }]) => [name, length])))
