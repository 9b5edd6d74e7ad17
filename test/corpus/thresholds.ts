import type { FieldScores } from './score-fields.ts'
import type { TextScores } from './score-text.ts'

/** Lower limits, as shares 0–1, of the job match on `job-ads`: extracted requirements, their levels, and matched pairs. */
export const JOB_MATCH_THRESHOLDS = { precision: 0.85, recall: 0.9, levels: 0.97, pairs: 0.95 } as const

/** Lower limits are shares 0–1 unless the name says otherwise. */
interface Thresholds {
  readonly text: Readonly<Record<Exclude<keyof TextScores, 'files' | 'interleaving'>, number>>
  readonly maxInterleaving: number
  readonly f1: number
  readonly recall: number
  readonly jobs: number
  readonly fields: Readonly<Partial<Record<keyof FieldScores['fields'], number>>>
  /** How far Spanish may be below English, and two columns below one. */
  readonly maxSpanishGap: number
  readonly maxTwoColumnGap: number
}

/** What the parser reaches on `test/corpus`, rounded down. */
const INNER: Thresholds = {
  text: {
    fieldRecall: 0.995,
    headingOwnLine: 1,
    wordF1: 0.99,
    sentenceIntegrity: 0.995,
    tauOneColumn: 0.995,
    tauTwoColumns: 0.995,
  },
  maxInterleaving: 0.005,
  f1: 0.99,
  recall: 0.99,
  jobs: 0.97,
  fields: { name: 1, email: 1, phone: 1, company: 0.98, position: 0.99, start: 0.99, end: 0.99 },
  maxSpanishGap: 0.01,
  maxTwoColumnGap: 0.01,
}

/** For a corpus that `FARO_CORPUS` names: harder files, with no guarantee of what is in it. */
const OUTSIDE: Thresholds = {
  text: {
    fieldRecall: 0.995,
    headingOwnLine: 0.99,
    wordF1: 0.99,
    sentenceIntegrity: 0.985,
    tauOneColumn: 0.995,
    tauTwoColumns: 0.99,
  },
  maxInterleaving: 0.02,
  f1: 0.92,
  recall: 0.92,
  jobs: 0.88,
  fields: { name: 0.97, email: 0.99, phone: 0.97, company: 0.9, position: 0.9, start: 0.93, end: 0.93 },
  maxSpanishGap: 0.02,
  maxTwoColumnGap: 0.04,
}

/** One figure of the parser with its limit. */
export interface CorpusFigure {
  readonly name: string
  readonly value: number
  readonly limit: { readonly atLeast: number } | { readonly atMost: number }
}

/** All figures of a corpus with their limits; a figure that was not measured is NaN and meets no limit. */
export const listFigures = (isOutside: boolean, text: TextScores, parsed: FieldScores): CorpusFigure[] => {
  const limits = isOutside ? OUTSIDE : INNER
  const atLeast = (name: string, value: number, limit: number): CorpusFigure => ({
    name,
    value,
    limit: { atLeast: limit },
  })
  const atMost = (name: string, value: number, limit: number): CorpusFigure => ({
    name,
    value,
    limit: { atMost: limit },
  })
  const keysOf = <K extends string>(record: Partial<Record<K, number>>) => Object.entries(record) as [K, number][]
  return [
    ...keysOf(limits.text).map(([name, limit]) => atLeast(`text: ${name}`, text[name], limit)),
    atMost('text: interleaving', text.interleaving, limits.maxInterleaving),
    atLeast('fields: F1', parsed.f1, limits.f1),
    atLeast('fields: recall', parsed.recall, limits.recall),
    atLeast('fields: company and position', parsed.jobs, limits.jobs),
    ...keysOf(limits.fields).map(([name, limit]) => atLeast(`fields: ${name}`, parsed.fields[name].recall, limit)),
    atMost('fields: English above Spanish by', parsed.english - parsed.spanish, limits.maxSpanishGap),
    atMost('fields: one column above two by', parsed.oneColumn - parsed.twoColumns, limits.maxTwoColumnGap),
    atLeast('scans recognized', parsed.scans.recognized / parsed.scans.of, 1),
  ]
}
