import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod'
import { insertItem, removeItem } from '#shared/resume/edits/create-changes.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { newId } from '#web/storage/new-id.ts'
import { IconButton } from '#web/ui/button/button.tsx'
import { useDocumentValue, useEdit } from '../editor-context.ts'
import { TextField } from '../fields/text-field.tsx'
import { AddItem } from './entries/add-item.tsx'

const PATH = ['personalInfo', 'links']
const linkIds = z.array(z.object({ id: z.string() }))

/** Additional links of the header, such as a portfolio or a repository. */
export const LinksField = () => {
  const { t } = useLingui()
  const links = linkIds.safeParse(useDocumentValue(PATH)).data ?? []
  const edit = useEdit()
  const add = () => edit.apply((document) => insertItem(document, PATH, { id: newId(), label: '', url: '' }))
  return (
    <fieldset className="flex flex-col gap-3 @lg:col-span-2">
      <legend className="sr-only">
        <Trans>More links</Trans>
      </legend>
      {links.map(({ id }, index) => (
        <div key={id} className="flex items-end gap-2">
          <TextField path={[...PATH, id, 'label']} label={<Trans>Name for link {index + 1}</Trans>} className="w-2/5" />
          <TextField
            path={[...PATH, id, 'url']}
            label={<Trans>Address</Trans>}
            inputMode="url"
            className="min-w-0 flex-1"
          />
          <IconButton
            icon="trash"
            label={t`Remove link ${index + 1}`}
            onClick={() => edit.apply((document) => removeItem(document, PATH, id))}
          />
        </div>
      ))}
      <AddItem
        size="small"
        count={links.length}
        max={LIMITS.listItems}
        full={<Trans>You can add up to {LIMITS.listItems} links. Delete some to add more.</Trans>}
        label={<Trans>Add a link</Trans>}
        onAdd={add}
      />
    </fieldset>
  )
}
