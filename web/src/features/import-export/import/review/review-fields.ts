import { isRecord } from '#shared/is-record.ts'
import { MIN_CERTAIN_CONFIDENCE, type Provenance } from '#shared/parser/parsed-resume.ts'
import { contentSchema, type ResumeContent } from '#shared/resume/schema/content.ts'

/** A field that was read from a file, with the lines that it was read from. */
export interface ReviewField {
  /** Path in the flat shape, as in `Provenance`. */
  readonly path: string
  /** First part of the path: `experience`. */
  readonly section: string
  /** Number of its entry in the section, from 1; null outside of entries, and for the only entry. */
  readonly entry: number | null
  /** Last part of the path: `company`. */
  readonly field: string
  /** Text of the field; of a list, one item a line. */
  readonly value: string
  readonly isList: boolean
  /** Indexes into the lines of the document. */
  readonly lines: readonly number[]
  /** From 0 to 1; the lowest of its lines. */
  readonly confidence: number
  readonly isDoubtful: boolean
}

type Steps = readonly (string | number)[]

const getIn = (value: unknown, steps: Steps): unknown =>
  steps.reduce<unknown>((inner, step) => {
    if (Array.isArray(inner) && typeof step === 'number') return inner[step]
    return isRecord(inner) ? inner[step] : undefined
  }, value)

const setIn = (value: unknown, [step, ...rest]: Steps, next: unknown): unknown => {
  if (step === undefined) return next
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? setIn(item, rest, next) : item))
  return isRecord(value) ? { ...value, [step]: setIn(value[step], rest, next) } : value
}

/** Where a path of the provenance is in the content; null when there is no such entry. */
const findSteps = (content: ResumeContent, path: string): Steps | null => {
  const [section = '', ...parts] = path.split('/')
  if (section === 'personalInfo') return [section, ...parts]
  const start = section === 'languages' ? ['sections', 'skills', section] : ['sections', section]
  const [id, ...fields] = parts
  const list = getIn(content, start)
  if (!Array.isArray(list) || id === undefined) return [...start, ...parts]
  const index = list.findIndex((entry) => isRecord(entry) && entry['id'] === id)
  return index < 0 ? null : [...start, index, ...fields]
}

const toText = (value: unknown): Pick<ReviewField, 'value' | 'isList'> | null => {
  if (typeof value === 'string') return value === '' ? null : { value, isList: false }
  if (!Array.isArray(value) || value.length === 0) return null
  const items = value.filter((item): item is string => typeof item === 'string')
  return items.length === value.length ? { value: items.join('\n'), isList: true } : null
}

const getEntryNumber = (content: ResumeContent, steps: Steps): number | null => {
  const at = steps.findIndex((step) => typeof step === 'number')
  const list = at < 0 ? null : getIn(content, steps.slice(0, at))
  return Array.isArray(list) && list.length > 1 ? Number(steps[at]) + 1 : null
}

/** The texts of a resume that were read from lines, each once: doubtful ones first, then in the order of the file. */
export const listReviewFields = (content: ResumeContent, provenance: readonly Provenance[]): readonly ReviewField[] => {
  const byPath = Map.groupBy(provenance, ({ path }) => path)
  const fields = [...byPath].flatMap(([path, sources]): ReviewField[] => {
    const steps = findSteps(content, path)
    const text = steps && toText(getIn(content, steps))
    if (!text) return []
    const parts = path.split('/')
    const confidence = Math.min(...sources.map((source) => source.confidence))
    const lines = [...new Set(sources.map(({ line }) => line))]
    const isDoubtful = confidence < MIN_CERTAIN_CONFIDENCE
    const place = { section: parts[0] ?? path, entry: getEntryNumber(content, steps), field: parts.at(-1) ?? path }
    return [{ path, ...place, ...text, lines, confidence, isDoubtful }]
  })
  const firstLine = ({ lines }: ReviewField) => Math.min(...lines)
  return fields.toSorted((a, b) => Number(b.isDoubtful) - Number(a.isDoubtful) || firstLine(a) - firstLine(b))
}

/** The content with another text in a field; an empty one leaves it out. Null when the field does not take the text. */
export const correctField = (content: ResumeContent, field: ReviewField, value: string): ResumeContent | null => {
  const steps = findSteps(content, field.path)
  if (!steps) return null
  const items = value.split('\n').filter((item) => item.trim() !== '')
  const parsed = contentSchema.safeParse(setIn(content, steps, field.isList ? items : value.trim()))
  return parsed.success ? parsed.data : null
}

/** The provenance without the doubts about fields that a person has checked. */
export const confirmFields = (provenance: readonly Provenance[], paths: ReadonlySet<string>): Provenance[] =>
  provenance.map((source) => (paths.has(source.path) ? { ...source, confidence: 1 } : source))
