import { Trans, useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type MouseEvent, type ReactNode, useId, useMemo, useRef } from 'react'
import { getProseTarget, type ProseLine, type ProseTarget } from '#shared/resume/prose/prose-lines.ts'
import type { EntryListKey } from '#shared/resume/schema/document.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { useEdit, useEditor } from '../../editor-context.ts'
import { FieldAside } from '../../fields/field-aside.tsx'
import { fieldId } from '../../fields/field-id.ts'
import { useLowConfidence } from '../../fields/low-confidence.tsx'
import { TranslationHint } from '../../fields/translation-hint.tsx'
import { AddItem } from '../entries/add-item.tsx'
import { FormatBar } from './format-bar.tsx'
import { LineRow } from './line-row.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { type LinesModel, useLineActions } from './use-line-actions.ts'
import { useLink } from './use-link.ts'

interface LinesFieldProps {
  /** List and id of the entry, or the path of one field. */
  path: readonly string[]
  /** Missing for one field. */
  list?: EntryListKey
  label: string
  /** Name of a line for people; “Bullet 2” by default. */
  getLineName?: (number: number, count: number) => string
  hint?: ReactNode
  /** Label of the button that adds a line; without it, Enter does. */
  add?: string
}

const BULLET_KEYS: ReadonlySet<string | undefined> = new Set(['achievements', 'items'])

/** The fields that hold the prose at a path; without a list the path is that of one field, a text or a list of bullets. */
export const toProseTarget = (list: EntryListKey | undefined, path: readonly string[]): ProseTarget => {
  const nothing = { description: null, bullets: null }
  if (list) return getProseTarget(list, path[1] ?? '') ?? nothing
  return BULLET_KEYS.has(path.at(-1)) ? { ...nothing, bullets: path } : { ...nothing, description: path }
}

const selectReadOnly = (snapshot: DocumentSnapshot) => snapshot.problem !== null

/** The prose of an entry as one list of paragraphs and bullets. */
export const LinesField = ({ path, list, label, getLineName, hint, add }: LinesFieldProps) => {
  const { store, language } = useEditor()
  const key = path.join('/')
  const target = useMemo(() => toProseTarget(list, key.split('/')), [list, key])
  const { description } = target
  const edit = useEdit()
  const model = useLineActions(list, target)
  const isReadOnly = useDocument(store, selectReadOnly)
  const current = useRef<HTMLElement>(null)
  const link = useLink(current)
  const hintId = useId()
  const { doubtful, clear } = useLowConfidence(description ?? path)
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 @lg:col-span-2" aria-describedby={hint ? hintId : undefined}>
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span aria-hidden className="text-note font-medium">
          {label}
        </span>
        <span className="flex items-center gap-2 text-note text-ink-faint">
          {description && <FieldAside path={description} doubtful={doubtful} />}
          <FormatBar line={current} disabled={isReadOnly} onLink={link.open} />
        </span>
      </div>
      {hint && (
        <p id={hintId} className="text-note text-ink-soft">
          {hint}
        </p>
      )}
      <SelectionBar selection={model.selection} entryId={path[1] ?? ''} />
      <div
        ref={model.container}
        onCopy={(event) => copyLines(event, model)}
        onCut={(event) => copyLines(event, model) && model.selection.remove()}
      >
        <LineRows
          model={model}
          target={target}
          path={path}
          getLineName={getLineName}
          readOnly={isReadOnly}
          onEdit={doubtful ? clear : undefined}
          onLink={link.open}
          onFocus={(element) => {
            current.current = element
          }}
        />
      </div>
      {description && model.lines.every(({ text }) => text === '') && (
        <TranslationHint path={description} onUse={(text) => edit.set([...description, language], text)} />
      )}
      <p role="status" className="sr-only">
        {model.announcement}
      </p>
      {add !== undefined && <AddLine model={model} label={add} />}
      {link.range && <LinkDialog href={link.range.href} onSet={link.set} onClose={link.close} />}
    </fieldset>
  )
}

interface LineRowsProps {
  model: LinesModel
  target: ProseTarget
  path: readonly string[]
  getLineName: LinesFieldProps['getLineName']
  readOnly: boolean
  onEdit: (() => void) | undefined
  onLink: () => void
  onFocus: (element: HTMLElement) => void
}

/** Copies the selected lines as text. False when none are selected: then the browser copies its own selection. */
const copyLines = (event: ClipboardEvent, { selection }: LinesModel): boolean => {
  if (selection.count < 2) return false
  event.preventDefault()
  event.clipboardData.setData('text/plain', selection.getText())
  return true
}

/** A press with Shift selects the lines from the one with the caret; another one ends the selection. */
const pressLine = (event: MouseEvent, { container, selection }: LinesModel, index: number): void => {
  if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
  const rows = [...(container.current?.querySelectorAll('[role="textbox"]') ?? [])]
  const from = rows.findIndex((row) => row.matches(':focus'))
  if (event.shiftKey && from >= 0 && from !== index) {
    event.preventDefault()
    selection.selectTo(index, from)
  } else selection.clear()
}

const LineRows = ({ model, target, path, getLineName, readOnly, onEdit, onLink, onFocus }: LineRowsProps) => {
  const { t } = useLingui()
  const { language } = useEditor()
  const { description, bullets } = target
  const isStoredAlone = (line: ProseLine) => bullets !== null && !line.id.startsWith('line-')
  const counts = { bullet: 0, paragraph: 0 }
  return (
    <ul className="flex flex-col gap-1.5">
      {model.lines.map((line, index) => {
        const number = line.bullet ? ++counts.bullet : ++counts.paragraph
        const field = isStoredAlone(line) && bullets ? [...bullets, line.id, 'text'] : null
        return (
          <LineRow
            key={line.id}
            line={line}
            name={
              getLineName?.(index + 1, model.lines.length) ??
              (line.bullet ? t`Bullet ${number}` : t`Paragraph ${number}`)
            }
            index={index}
            count={model.lines.length}
            group={path.join('/')}
            entryId={path[1] ?? ''}
            hint={
              field && line.text === '' && <TranslationHint path={field} onUse={(text) => model.replace(index, text)} />
            }
            onMove={(by) => model.move(index, index + by)}
            onMoveTo={(id) => model.moveTo(line, id)}
            isSelected={model.selection.isSelected(index)}
            onSelect={() => model.selection.start(index)}
            onPress={(event) => pressLine(event, model, index)}
            onToggleBullet={description ? () => model.toggleBullet(index) : null}
            onRemove={() => model.remove(index)}
            input={{
              lang: language,
              field: fieldId(field ?? [...(description ?? path), String(index)]),
              readOnly,
              onChange: (text) => {
                model.replace(index, text)
                onEdit?.()
              },
              onEnter: (text) => model.split(index, text),
              onBackspace: () => model.join(index),
              onDelete: () => model.join(index + 1),
              onPasteText: (text, around) => model.paste(index, text, around),
              onSelectionKey: (event, selection, length) => model.selection.onKey(index, event, selection, length),
              onMoveKey: (event, selection, length) => model.onMoveKey(index, event, selection, length),
              onLink,
              onFocus: ({ currentTarget }) => onFocus(currentTarget),
            }}
          />
        )
      })}
    </ul>
  )
}

const AddLine = ({ model: { room, append }, label }: { model: LinesModel; label: string }) => (
  <AddItem
    size="small"
    count={room.count}
    max={room.max}
    full={
      room.isTotalNearer ? (
        <Trans>A resume can have up to {LIMITS.bullets} bullets in total. Delete or combine some to add more.</Trans>
      ) : (
        <Trans>An entry can have up to {LIMITS.entryBullets} bullets. Delete or combine some to add more.</Trans>
      )
    }
    label={label}
    onAdd={append}
  />
)
