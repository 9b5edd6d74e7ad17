import * as z from 'zod'
import type { ImproveChange, ImproveResponse } from '#shared/api-schema/resumes.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { ORDER_STEP } from '#shared/resume/edits/changes.ts'
import { localizedTextSchema } from '#shared/resume/schema/localized-text.ts'
import { toShownTexts } from '#web/components/suggestions/line-text.ts'
import { formatValue } from './format-value.ts'

type Document = ImproveResponse['document']

interface LabelledChange {
  /** Index in the list of changes. */
  readonly index: number
  readonly change: ImproveChange
  /** Name of the entry it belongs to; empty outside of entries. */
  readonly entryName: string
  readonly before: string
  readonly after: string
}

/** Changes with the same reason, accepted or rejected together. */
export interface ChangeGroup {
  readonly reason: string
  readonly source: ImproveChange['source']
  readonly changes: readonly LabelledChange[]
}

const NAME_FIELDS = ['company', 'institution', 'organization', 'name', 'title', 'language', 'label'] as const

/** Name of an entry: its employer, school, name or title, in the first language that has one. */
const getEntryName = (entry: object): string => {
  for (const key of NAME_FIELDS) {
    const text = asText.safeParse(Reflect.get(entry, key))
    if (text.success && text.data !== '') return text.data
  }
  return ''
}

const localized = localizedTextSchema.transform(({ es, en }) => es ?? en ?? '')
const asText = z.union([z.string(), localized])

const mapEntryNames = (document: Document): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  for (const list of Object.values(document)) {
    if (!Array.isArray(list)) continue
    for (const entry of list) {
      if (typeof entry === 'object' && entry !== null && 'id' in entry) names.set(entry.id, getEntryName(entry))
    }
  }
  return names
}

/** A change of prose, whose path ends with its language. */
const isProse = ({ path, before, after }: ImproveChange): boolean =>
  LANGUAGES.some((language) => language === path.at(-1)) && typeof before === 'string' && typeof after === 'string'

const labelChange = (change: ImproveChange, index: number, names: ReadonlyMap<string, string>): LabelledChange => {
  const isReorder = change.path.at(-1) === ORDER_STEP
  const format = (value: ImproveChange['before']) =>
    isReorder && Array.isArray(value)
      ? value.map((id) => names.get(String(id)) ?? String(id)).join(' → ')
      : formatValue(value)
  const texts = { before: format(change.before), after: format(change.after) }
  const entryName = change.path.map((step) => names.get(step)).find(Boolean) ?? ''
  return { index, change, entryName, ...(isProse(change) ? toShownTexts(texts.before, texts.after) : texts) }
}

/** Groups the changes of the rules by reason, in order of appearance. A change of prose or of a model is its own group. */
export const groupChanges = ({
  document,
  changes,
}: Pick<ImproveResponse, 'document' | 'changes'>): readonly ChangeGroup[] => {
  const names = mapEntryNames(document)
  const groups = new Map<string, { reason: string; source: ImproveChange['source']; changes: LabelledChange[] }>()
  changes.forEach((change, index) => {
    const key = change.source === 'model' || isProse(change) ? `line-${index}` : change.reason
    const group = groups.get(key) ?? { reason: change.reason, source: change.source, changes: [] }
    group.changes.push(labelChange(change, index, names))
    groups.set(key, group)
  })
  return [...groups.values()]
}
