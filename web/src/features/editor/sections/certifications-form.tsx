import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useEditor } from '../editor-context.ts'
import { DateField } from '../fields/date-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import type { EntryFieldsProps } from './entries/entry-fields.types.ts'
import { EntryList } from './entries/entry-list.tsx'
import { joinEntryName } from './entries/entry-name.ts'

const CertificationFields = memo(({ path }: EntryFieldsProps) => (
  <>
    <TextField path={[...path, 'name']} label={<Trans>Name</Trans>} localized />
    <TextField path={[...path, 'issuer']} label={<Trans>Issuer</Trans>} />
    <DateField path={[...path, 'date']} label={<Trans>Date</Trans>} />
    <DateField path={[...path, 'expiryDate']} label={<Trans>Expiration date</Trans>} />
    <TextField path={[...path, 'credentialId']} label={<Trans>Credential ID</Trans>} />
    <TextField path={[...path, 'url']} label={<Trans>Link</Trans>} inputMode="url" />
  </>
))

export const CertificationsForm = () => {
  const { t } = useLingui()
  const { language } = useEditor()
  return (
    <EntryList
      list="certifications"
      add={t`Add certification`}
      unnamed={t`Certification`}
      empty={<Trans>Licenses and certificates relevant to the job.</Trans>}
      getName={(entry) => joinEntryName(language, entry.name)}
      body={CertificationFields}
    />
  )
}
