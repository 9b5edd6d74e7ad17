import { Trans } from '@lingui/react/macro'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { MenuCheckItem } from '#web/ui/menu.tsx'

const selectEmbedsData = ({ document }: DocumentSnapshot): boolean => document.styling.embedData !== false

/** Whether the PDF carries the resume as data; stored in the draft, on by default. */
export const EmbedDataItem = ({ store }: { store: DocumentStore }) => {
  const isOn = useDocument(store, selectEmbedsData)
  const set = (on: boolean) =>
    store.edit(setValue(store.getSnapshot().document, ['styling', 'embedData'], on ? undefined : false))
  return (
    <MenuCheckItem
      checked={isOn}
      onCheckedChange={set}
      hint={
        <Trans>
          When you open this PDF in Faro later, your resume comes back exactly as it was, except for hidden parts and
          notes.
        </Trans>
      }
    >
      <Trans>Include the resume’s data in the PDF</Trans>
    </MenuCheckItem>
  )
}
