import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { Trans } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { unsafeCast } from '#shared/cast.ts'
import { insertItem, moveItem } from '#shared/resume/edits/create-changes.ts'
import { ENTRY_SCHEMAS, type Entry, type EntryListKey } from '#shared/resume/schema/document.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { newId } from '#web/storage/new-id.ts'
import { useDocumentValue, useEdit, useEditor } from '../../editor-context.ts'
import { dropLine } from '../lines/drop-line.ts'
import { LINE_TYPE } from '../lines/line-row.tsx'
import { type EntrySiblings, EntrySiblingsContext } from '../lines/lines-context.ts'
import { AddItem } from './add-item.tsx'
import { DRAG_SENSORS, useDragPlugins } from './drag-and-drop.ts'
import { EntryCard } from './entry-card.tsx'
import type { EntryFieldsProps } from './entry-fields.types.ts'

interface EntryListProps<K extends EntryListKey> {
  list: K
  /** Label of the add button. */
  add: string
  /** Shown while the list is empty. */
  empty: ReactNode
  /** Returns the heading of an entry; empty while it has none. */
  getName: (entry: Entry<K>) => string
  /** Prefix of the heading of an entry without a name. */
  unnamed: string
  /** Renders the fields of an entry. Pass a memoized component: typing re-renders the list. */
  body: ComponentType<EntryFieldsProps>
}

/** Longer lists start with every entry collapsed. */
const MAX_INITIALLY_OPEN = 6

const focusLastEntry = (list: string) =>
  requestAnimationFrame(() => {
    const fields = document.querySelectorAll<HTMLElement>(`[data-entries="${list}"] > li:last-child [data-field]`)
    fields[0]?.focus()
  })

/** The other entries of a list by name; it stays the same while no name changes. */
const useSiblings = (
  list: EntryListKey,
  entries: readonly { readonly id: string }[],
  names: readonly string[],
): EntrySiblings => {
  const key = JSON.stringify(entries.map(({ id }, index) => ({ id, name: names[index] ?? '' })))
  return useMemo(() => ({ list, entries: JSON.parse(key) }), [list, key])
}

/** Folds the entries while one is dragged, and scrolls so that its handle stays under the pointer. */
const foldEntries = (dragged: Element | undefined, fold: () => void): void => {
  const before = dragged?.getBoundingClientRect().top
  flushSync(fold)
  if (!dragged || before === undefined) return
  const moved = dragged.getBoundingClientRect().top - before
  const scroller = dragged.closest('[data-form-column]') ?? document.scrollingElement
  scroller?.scrollBy({ top: moved, behavior: 'instant' })
}

/** A list of entries that can be added, removed, hidden and reordered. */
export const EntryList = <K extends EntryListKey>({
  list,
  add,
  empty,
  getName: nameOf,
  unnamed,
  body,
}: EntryListProps<K>) => {
  const value = useDocumentValue([list])
  const entries = Array.isArray(value) ? unsafeCast<Entry<K>[]>(value, 'the list of this key') : []
  const edit = useEdit()
  const plugins = useDragPlugins()
  const { language } = useEditor()
  const [isDragging, setDragging] = useState(false)
  const names = entries.map((entry, index) => nameOf(entry) || `${unnamed} ${index + 1}`)
  const siblings = useSiblings(list, entries, names)
  const added = useRef<string>(undefined)
  const append = () => {
    const id = newId()
    added.current = id
    edit.apply((document) => insertItem(document, [list], ENTRY_SCHEMAS[list].parse({ id })))
    focusLastEntry(list)
  }
  return (
    <div className="flex flex-col gap-5">
      {entries.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <DragDropProvider
        plugins={plugins}
        sensors={DRAG_SENSORS}
        onBeforeDragStart={({ operation: { source } }) => {
          if (source?.type === list) foldEntries(source.element, () => setDragging(true))
        }}
        onDragEnd={({ canceled, operation: { source } }) => {
          setDragging(false)
          if (canceled || !source || !isSortable(source)) return
          if (source.type === LINE_TYPE) edit.apply((document) => dropLine(document, list, source, language))
          else edit.apply((document) => moveItem(document, [list], String(source.id), source.index))
        }}
      >
        <EntrySiblingsContext value={siblings}>
          <ol data-entries={list} className="flex flex-col gap-4">
            {entries.map((entry, index) => (
              <EntryCard
                key={entry.id}
                list={list}
                id={entry.id}
                index={index}
                count={entries.length}
                hidden={entry.hidden}
                name={names[index] ?? ''}
                folded={isDragging}
                startOpen={entries.length <= MAX_INITIALLY_OPEN || added.current === entry.id}
                body={body}
              />
            ))}
          </ol>
        </EntrySiblingsContext>
      </DragDropProvider>
      <AddItem
        count={entries.length}
        max={LIMITS.sectionEntries}
        full={
          <Trans>A section can have up to {LIMITS.sectionEntries} entries. Delete or combine some to add more.</Trans>
        }
        label={add}
        onAdd={append}
      />
    </div>
  )
}
