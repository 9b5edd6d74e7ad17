import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod'
import { insertItem, moveItem, removeItem } from '#shared/resume/edits/create-changes.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { countAllBullets } from '#shared/resume/schema/resume-size.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { newId } from '#web/storage/new-id.ts'
import { IconButton } from '#web/ui/button/button.tsx'
import { useDocumentValue, useEdit, useEditor } from '../editor-context.ts'
import { TextField } from '../fields/text-field.tsx'
import { AddItem } from './entries/add-item.tsx'

const bulletIds = z.array(z.object({ id: z.string() }))

const countDocumentBullets = (snapshot: DocumentSnapshot) => countAllBullets(snapshot.document)

interface BulletsProps {
  path: readonly string[]
  label: string
  add: string
}

/** Editable list of bullets, each one paragraph. */
export const Bullets = ({ path, label, add }: BulletsProps) => {
  const { t } = useLingui()
  const bullets = bulletIds.safeParse(useDocumentValue(path)).data ?? []
  const total = useDocument(useEditor().store, countDocumentBullets)
  const isTotalNearer = LIMITS.bullets - total < LIMITS.entryBullets - bullets.length
  const edit = useEdit()
  return (
    <fieldset className="flex flex-col gap-3 @lg:col-span-2">
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
      <AddItem
        size="small"
        count={isTotalNearer ? total : bullets.length}
        max={isTotalNearer ? LIMITS.bullets : LIMITS.entryBullets}
        full={
          isTotalNearer ? (
            <Trans>A CV holds at most {LIMITS.bullets} points in all. Delete or join some to add others.</Trans>
          ) : (
            <Trans>An entry holds at most {LIMITS.entryBullets} points. Delete or join some to add others.</Trans>
          )
        }
        label={add}
        onAdd={() => edit.apply((document) => insertItem(document, path, { id: newId(), text: {} }))}
      />
    </fieldset>
  )
}
