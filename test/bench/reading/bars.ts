// The bars of reading, taken from what the corpus' two scorers print.
import { type Figure, measured } from '../../utils/figures.ts'

const TEXT = {
  recall: 0.995,
  hdLine: 0.99,
  wordF1: 0.99,
  sentInt: 0.985,
  tau1: 0.995,
  tau2: 0.99,
} as const

/** The table of the text scorer: names in one row, ours below it. */
export const textBars = (printed: string): Figure[] => {
  const cells = (start: string) =>
    (printed.split('\n').find((line) => line.startsWith(start)) ?? '').split('|').map((cell) => cell.trim())
  const names = cells('tool')
  const values = cells('ours')
  const value = (name: string) => Number(values[names.indexOf(name)])
  return [
    ...Object.entries(TEXT).map(([name, atLeast]) => measured(`text: ${name}`, value(name), { atLeast })),
    measured('text: interleave', value('interl'), { atMost: 0.02 }),
  ]
}

const FIELDS = {
  name: 0.97,
  email: 0.99,
  phone: 0.97,
  company: 0.9,
  position: 0.9,
  start: 0.93,
  end: 0.93,
} as const

/** The table of the parse scorer (recall a field) and its closing line. */
export const parseBars = (printed: string): Figure[] => {
  const all = (word: string) => Number(new RegExp(`\\b${word} ([\\d.]+)`).exec(printed)?.[1])
  const field = (name: string) => Number(new RegExp(`│ ${name}\\s+│ ([\\d.]+)`).exec(printed)?.[1])
  const [, read = '0', of = '1'] = /scanned (\d+) of (\d+)/.exec(printed) ?? []
  return [
    measured('parse: F1', all('F1'), { atLeast: 0.92 }),
    measured('parse: recall', all('recall'), { atLeast: 0.92 }),
    ...Object.entries(FIELDS).map(([name, atLeast]) => measured(`parse: ${name}`, field(name), { atLeast })),
    measured('parse: English above Spanish by', all('en') - all('es'), { atMost: 0.02 }),
    measured('parse: one column above two by', all('1 column') - all('2 columns'), { atMost: 0.04 }),
    measured('parse: scans told from text', Number(read) / Number(of), { atLeast: 1 }),
  ]
}
