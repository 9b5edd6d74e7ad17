import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import { HONORIFICS, type Honorific } from '#shared/resume/letter/letter.ts'
import { createClosing, createSalutation } from '#shared/resume/letter/salutation.ts'
import { CountryField } from '#web/components/country/country-field.tsx'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { useLetter, useLetterContext, useLetterEdit } from '../letter-context.ts'
import { LetterField } from '../letter-field.tsx'

const NAMES: Readonly<Record<Honorific, MessageDescriptor>> = {
  none: msg`By full name`,
  ms: msg`Ms.`,
  mr: msg`Mr.`,
  mx: msg`Mx. (English only)`,
}

const selectCountry = ({ document }: DocumentSnapshot) => document.country

/** Who reads the letter, with date, salutation and closing. */
export const RecipientSection = () => {
  const { store, language } = useLetterContext()
  const { recipient, company } = useLetter()
  const country = useDocument(store, selectCountry)
  const address = { recipient, company, country }
  const edit = useLetterEdit()
  return (
    <section aria-labelledby="letter-recipient" className="mt-8 grid gap-4 @lg:grid-cols-2">
      <h2 id="letter-recipient" className="font-serif text-title @lg:col-span-2">
        <Trans>Recipient</Trans>
      </h2>
      <LetterField path={['recipient', 'name']} label={<Trans>Name (if you know it)</Trans>} />
      <HonorificField />
      <LetterField path={['recipient', 'role']} localized label={<Trans>Recipient’s position</Trans>} />
      <CountryField
        hint={<Trans>The date, salutation and closing follow the customs of that country.</Trans>}
        country={country}
        onCountry={(next) => edit.apply((document) => setValue(document, ['country'], next))}
      />
      <LetterField
        path={['recipient', 'address']}
        prose
        rows={2}
        label={<Trans>Address</Trans>}
        className="@lg:col-span-2"
      />
      <LetterField path={['date']} type="date" label={<Trans>Date</Trans>} />
      {language === 'es' && (
        <LetterField path={['place']} localized label={<Trans>City (shown before the date)</Trans>} />
      )}
      <LetterField path={['subject']} localized label={<Trans>Subject</Trans>} className="@lg:col-span-2" />
      <LetterField
        path={['salutation']}
        localized
        label={<Trans>Salutation</Trans>}
        placeholder={createSalutation(address, language)}
      />
      <LetterField
        path={['closing']}
        localized
        label={<Trans>Closing</Trans>}
        placeholder={createClosing(address, language)}
      />
    </section>
  )
}

const HonorificField = () => {
  const { i18n } = useLingui()
  const { recipient } = useLetter()
  const { set } = useLetterEdit()
  return (
    <Field label={<Trans>How should the letter address the recipient?</Trans>}>
      <Select
        value={recipient.honorific}
        onChange={({ target }) => set(['letter', 'recipient', 'honorific'], target.value, false)}
      >
        {HONORIFICS.map((one) => (
          <option key={one} value={one}>
            {i18n._(NAMES[one])}
          </option>
        ))}
      </Select>
    </Field>
  )
}
