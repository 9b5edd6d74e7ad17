import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod'
import { insertItem, moveItem, removeItem } from '#shared/resume/edits/create-changes.ts'
import { newId } from '#web/storage/new-id.ts'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { useDocumentValue, useEdit } from '../editor-context.ts'
import { TextField } from '../fields/text-field.tsx'

const bulletIds = z.array(z.object({ id: z.string() }))

interface BulletsProps {
  path: readonly string[]
  label: string
  add: string
}

/** Editable list of bullets, each one paragraph. */
export const Bullets = ({ path, label, add }: BulletsProps) => {
  const { t } = useLingui()
  const bullets = bulletIds.safeParse(useDocumentValue(path)).data ?? []
  const edit = useEdit()
  return (
    <fieldset className="flex flex-col gap-3 sm:col-span-2">
      <legend className="mb-1.5 text-note font-medium">{label}</legend>
      {bullets.map(({ id }, index) => (
        <div key={id} className="flex items-end gap-1">
          <TextField
            path={[...path, id, 'text']}
            label={<Trans>Point {index + 1}</Trans>}
            localized
            prose
            rows={2}
            className="min-w-0 flex-1"
          />
          <div className="flex flex-col">
            <IconButton
              size="small"
              icon="arrow-up"
              label={t`Move point ${index + 1} up`}
              disabled={index === 0}
              onClick={() => edit.apply((document) => moveItem(document, path, id, index - 1))}
            />
            <IconButton
              size="small"
              icon="trash"
              label={t`Remove point ${index + 1}`}
              onClick={() => edit.apply((document) => removeItem(document, path, id))}
            />
          </div>
        </div>
      ))}
      <Button
        size="small"
        icon="plus"
        className="self-start"
        onClick={() => edit.apply((document) => insertItem(document, path, { id: newId(), text: {} }))}
      >
        {add}
      </Button>
    </fieldset>
  )
}
