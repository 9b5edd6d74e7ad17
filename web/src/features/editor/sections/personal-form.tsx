import { Trans, useLingui } from '@lingui/react/macro'
import { TextField } from '../fields/text-field.tsx'
import { StandaloneLines } from './lines/standalone-lines.tsx'
import { LinksField } from './links-field.tsx'
import { PhotoField } from './photo/photo-field.tsx'

const at = (field: string) => ['personalInfo', field] as const

export const PersonalForm = () => {
  const { t } = useLingui()
  return (
    <div className="grid gap-4 @lg:grid-cols-2">
      <TextField path={at('fullName')} label={<Trans>Full name</Trans>} autoComplete="name" />
      <TextField path={at('title')} label={<Trans>Job title</Trans>} localized completion="titles" />
      <TextField
        path={at('email')}
        label={<Trans>Email</Trans>}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={t`name@example.com`}
      />
      <TextField path={at('phone')} label={<Trans>Phone</Trans>} type="tel" autoComplete="tel" />
      <TextField
        path={at('location')}
        label={<Trans>Location</Trans>}
        localized
        completion="places"
        placeholder={t`City, country`}
      />
      <TextField
        path={at('linkedin')}
        label={<Trans>LinkedIn</Trans>}
        inputMode="url"
        placeholder="linkedin.com/in/…"
      />
      <TextField
        path={at('website')}
        label={<Trans>Website</Trans>}
        inputMode="url"
        autoComplete="url"
        className="@lg:col-span-2"
      />
      <SummaryField />
      <LinksField />
      <PhotoField />
    </div>
  )
}

const SUMMARY_PATH = ['summary']

const SummaryField = () => {
  const { t } = useLingui()
  return (
    <StandaloneLines
      path={SUMMARY_PATH}
      label={t`Professional summary`}
      getLineName={(number, count) =>
        count === 1 ? t`Professional summary` : t`Professional summary, paragraph ${number}`
      }
      hint={<Trans>Write two to four lines: what you do, how long you’ve done it and one result with a number.</Trans>}
    />
  )
}
