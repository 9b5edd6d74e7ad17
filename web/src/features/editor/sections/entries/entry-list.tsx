import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { Trans } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { unsafeCast } from '#shared/cast.ts'
import { insertItem, moveItem } from '#shared/resume/edits/create-changes.ts'
import { ENTRY_SCHEMAS, type Entry, type EntryListKey } from '#shared/resume/schema/document.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { newId } from '#web/storage/new-id.ts'
import { useDocumentValue, useEdit } from '../../editor-context.ts'
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
        onDragEnd={(event) => {
          const { source } = event.operation
          if (event.canceled || !source || !isSortable(source) || source.initialIndex === source.index) return
          const { id, index } = source
          edit.apply((document) => moveItem(document, [list], String(id), index))
        }}
      >
        <ol data-entries={list} className="flex flex-col gap-4">
          {entries.map((entry, index) => (
            <EntryCard
              key={entry.id}
              list={list}
              id={entry.id}
              index={index}
              count={entries.length}
              hidden={entry.hidden}
              name={nameOf(entry) || `${unnamed} ${index + 1}`}
              startOpen={entries.length <= MAX_INITIALLY_OPEN || added.current === entry.id}
              body={body}
            />
          ))}
        </ol>
      </DragDropProvider>
      <AddItem
        count={entries.length}
        max={LIMITS.sectionEntries}
        full={
          <Trans>A section holds at most {LIMITS.sectionEntries} entries. Delete or join some to add others.</Trans>
        }
        label={add}
        onAdd={append}
      />
    </div>
  )
}
