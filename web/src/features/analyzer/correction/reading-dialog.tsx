import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Subject } from '#shared/scoring/subject.ts'
import { useFieldName } from '#web/components/ats-view/use-field-name.ts'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { LONG_FIELDS, READING_FORMS, type ReadingRow } from './reading-rows.ts'

interface ReadingDialogProps {
  subject: Subject
  question: string
  /** What was read. */
  rows: readonly ReadingRow[]
  /** The text of the page, to take from. */
  lines: readonly string[]
  /** Returns whether the fields take the text. */
  onAnswer: (rows: readonly ReadingRow[]) => boolean
  onClose: () => void
}

const newRow = (fields: readonly string[]): ReadingRow => ({
  id: '',
  values: Object.fromEntries(fields.map((field) => [field, ''])),
})

/** What was read of one part of a resume, to correct beside the text of the page. */
export const ReadingDialog = ({ subject, question, rows: read, lines, onAnswer, onClose }: ReadingDialogProps) => {
  const { fields, isList } = READING_FORMS[subject]
  const [rows, setRows] = useState(() => (read.length > 0 ? read : [newRow(fields)]))
  const [isRefused, setIsRefused] = useState(false)
  const [target, setTarget] = useState({
    index: 0,
    field: fields.find((field) => LONG_FIELDS.has(field)) ?? fields[0] ?? '',
  })
  const setRow = (index: number, row: ReadingRow) => setRows(rows.with(index, row))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (onAnswer(rows)) onClose()
    else setIsRefused(true)
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        width="wide"
        title={<Trans>Did we read this correctly?</Trans>}
        description={
          <>
            {question} <Trans>Correct anything we misread. Your score updates right away.</Trans>
          </>
        }
      >
        <form onSubmit={submit}>
          <div className="grid gap-6 md:grid-cols-2">
            <ul className="space-y-5 md:max-h-[56dvh] md:overflow-y-auto md:p-1">
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: new rows have no id yet
                <li key={`${row.id} ${index}`} className={isList ? 'border-line border-s-2 ps-4' : ''}>
                  <RowFields
                    fields={fields}
                    row={row}
                    onChange={(changed) => setRow(index, changed)}
                    onFocus={(field) => setTarget({ index, field })}
                  />
                  {isList && <RemoveButton onRemove={() => setRows(rows.toSpliced(index, 1))} number={index + 1} />}
                </li>
              ))}
              {isList && (
                <li>
                  <Button size="small" icon="plus" onClick={() => setRows([...rows, newRow(fields)])}>
                    <Trans>Add another</Trans>
                  </Button>
                </li>
              )}
            </ul>
            <PageText
              lines={lines}
              isAnswer={!isList}
              onPick={(line) => {
                const index = Math.min(target.index, rows.length - 1)
                const row = rows[index]
                if (row) setRow(index, pickLine(row, target.field, line))
              }}
            />
          </div>
          {isRefused && (
            <p role="alert" className="mt-4 text-bad text-note">
              <Trans>One of the fields has too much text. Shorten it and try again.</Trans>
            </p>
          )}
          <DialogActions>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button kind="primary" type="submit">
              <Trans>Save and update score</Trans>
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** A line of the page in the place of a text, or below the lines of a longer one. */
const pickLine = (row: ReadingRow, field: string, line: string): ReadingRow => {
  const before = LONG_FIELDS.has(field) ? (row.values[field] ?? '') : ''
  return { ...row, values: { ...row.values, [field]: [before, line].filter(Boolean).join('\n') } }
}

interface RowFieldsProps {
  fields: readonly string[]
  row: ReadingRow
  onChange: (row: ReadingRow) => void
  onFocus: (field: string) => void
}

const RowFields = ({ fields, row, onChange, onFocus }: RowFieldsProps) => {
  const { t } = useLingui()
  const getFieldName = useFieldName()
  const getName = (field: string) => {
    if (field === 'text') return t`What you did, one achievement per line`
    return field === 'title' ? t`Job title` : getFieldName(field)
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fields.map((field) => {
        const control = {
          value: row.values[field] ?? '',
          onFocus: () => onFocus(field),
          onChange: (event: { target: { value: string } }) =>
            onChange({ ...row, values: { ...row.values, [field]: event.target.value } }),
        }
        const isWide = LONG_FIELDS.has(field) || fields.length === 1
        return (
          <Field
            key={field}
            label={getName(field)}
            hint={field === 'endDate' && <Trans>Leave this empty if it’s ongoing</Trans>}
            className={isWide ? 'sm:col-span-2' : ''}
          >
            {LONG_FIELDS.has(field) ? <Textarea rows={5} {...control} /> : <Input {...control} />}
          </Field>
        )
      })}
    </div>
  )
}

const RemoveButton = ({ number, onRemove }: { number: number; onRemove: () => void }): ReactNode => {
  const { t } = useLingui()
  return <IconButton size="small" icon="trash" className="mt-2" label={t`Remove item ${number}`} onClick={onRemove} />
}

interface PageTextProps {
  lines: readonly string[]
  /** Whether one line is the answer, and not a part of it. */
  isAnswer: boolean
  onPick: (line: string) => void
}

/** The text of the page; a tap puts a line into the field that was used last. */
const PageText = ({ lines, isAnswer, onPick }: PageTextProps) => (
  <section className="min-w-0">
    <h3 className="mb-2 font-medium text-note">
      {isAnswer ? (
        <Trans>Choose the correct line</Trans>
      ) : (
        <Trans>Choose a line to copy it into the field you’re editing</Trans>
      )}
    </h3>
    <ol className="max-h-72 divide-y divide-line overflow-y-auto rounded-faro border border-line text-note md:max-h-[52dvh]">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text
        <li key={index} className="break-words">
          <button
            type="button"
            className="min-h-8 w-full pointer-coarse:min-h-11 px-3 py-1.5 text-start hover:bg-sunk focus-visible:-outline-offset-2"
            onClick={() => onPick(line)}
          >
            {line}
          </button>
        </li>
      ))}
    </ol>
  </section>
)
