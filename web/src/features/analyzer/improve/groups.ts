import * as z from 'zod'
import type { ImproveChange, ImproveResponse } from '#shared/api-schema/responses.ts'
import { ORDER } from '#shared/resume/edits/changes.ts'
import { localizedSchema } from '#shared/resume/schema/document.ts'
import { readable } from './readable.ts'

type Document = ImproveResponse['document']

export interface NamedChange {
  /** Its place among the changes as they came. */
  readonly index: number
  readonly change: ImproveChange
  /** The entry it is in, by its name; empty outside of entries. */
  readonly where: string
  readonly before: string
  readonly after: string
}

/** Changes for one and the same reason, decided together. */
export interface ChangeGroup {
  readonly reason: string
  readonly source: ImproveChange['source']
  readonly changes: readonly NamedChange[]
}

const NAMES = ['company', 'institution', 'organization', 'name', 'title', 'language', 'label'] as const

/** What an entry is called: its employer, school, name or title, in whichever language it has. */
const nameOf = (entry: object): string => {
  for (const key of NAMES) {
    const text = asText.safeParse(Reflect.get(entry, key))
    if (text.success && text.data !== '') return text.data
  }
  return ''
}

const localized = localizedSchema.transform(({ es, en }) => es ?? en ?? '')
const asText = z.union([z.string(), localized])

const entriesOf = (document: Document): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  for (const list of Object.values(document)) {
    if (!Array.isArray(list)) continue
    for (const entry of list) {
      if (typeof entry === 'object' && entry !== null && 'id' in entry) names.set(entry.id, nameOf(entry))
    }
  }
  return names
}

const name = (change: ImproveChange, index: number, names: ReadonlyMap<string, string>): NamedChange => {
  const ordered = change.path.at(-1) === ORDER
  const say = (value: ImproveChange['before']) =>
    ordered && Array.isArray(value)
      ? value.map((id) => names.get(String(id)) ?? String(id)).join(' → ')
      : readable(value)
  const where = change.path.map((step) => names.get(step)).find(Boolean) ?? ''
  return { index, change, where, before: say(change.before), after: say(change.after) }
}

/** The changes in groups by reason, in the order in which the reasons first come; a model's stand each alone. */
export const groupsOf = ({
  document,
  changes,
}: Pick<ImproveResponse, 'document' | 'changes'>): readonly ChangeGroup[] => {
  const names = entriesOf(document)
  const groups = new Map<string, { reason: string; source: ImproveChange['source']; changes: NamedChange[] }>()
  changes.forEach((change, index) => {
    const key = change.source === 'model' ? `model-${index}` : change.reason
    const group = groups.get(key) ?? { reason: change.reason, source: change.source, changes: [] }
    group.changes.push(name(change, index, names))
    groups.set(key, group)
  })
  return [...groups.values()]
}
