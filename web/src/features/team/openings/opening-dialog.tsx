import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { DEFAULT_RETENTION_DAYS, RETENTION_DAYS, TEAM_CHARS } from '#shared/api-schema/teams.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { FormActions } from '#web/components/form-actions.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { getBoardMessages } from '../board-messages.ts'
import { DaysSelect } from '../days-select.tsx'
import type { OpeningFields } from '../team-requests.ts'

interface OpeningDialogProps {
  title: ReactNode
  teamName: string
  /** The opening that is changed; a new one without. */
  initial?: OpeningFields
  onSave: (fields: OpeningFields) => Promise<unknown>
}

const EMPTY: OpeningFields = { title: '', ad: '', privacyNotice: '', retentionDays: DEFAULT_RETENTION_DAYS }

/** Title, ad and data protection of an opening. The text for candidates follows the other fields until it is edited. */
export const OpeningDialog = ({ title, teamName, initial, onSave }: OpeningDialogProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [fields, setFields] = useState(initial ?? EMPTY)
  const [ownNotice, setOwnNotice] = useState<string | null>(initial?.privacyNotice ?? null)
  const [isChecked, setIsChecked] = useState(false)
  const { busy, error, save } = useSave(onSave)
  const isUntitled = fields.title.trim() === ''
  const hasNoAd = fields.ad.trim() === ''
  const privacyNotice =
    ownNotice ?? getBoardMessages(language).privacyNotice(teamName, fields.title.trim(), fields.retentionDays)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (!isUntitled && !hasNoAd) void save({ ...fields, privacyNotice })
  }
  return (
    <DialogContent title={title}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t`Position`} error={isChecked && isUntitled && t`Enter a position title.`}>
          <Input
            autoComplete="off"
            maxLength={TEAM_CHARS.title}
            value={fields.title}
            onChange={(event) => setFields({ ...fields, title: event.target.value })}
          />
        </Field>
        <Field
          label={t`Job ad text`}
          hint={t`We compare each resume with the requirements in the job ad.`}
          error={isChecked && hasNoAd && t`Paste the text of the job ad.`}
        >
          <Textarea
            rows={7}
            maxLength={LIMITS.jobAdChars}
            value={fields.ad}
            onChange={(event) => setFields({ ...fields, ad: event.target.value })}
          />
        </Field>
        <Field
          label={t`Delete resumes`}
          hint={t`The period starts on the day each resume is added. You can change the deletion date of any resume.`}
        >
          <DaysSelect
            options={RETENTION_DAYS}
            value={fields.retentionDays}
            onChange={(retentionDays) => setFields({ ...fields, retentionDays })}
          />
        </Field>
        <Field
          label={t`Privacy notice for candidates`}
          hint={t`Send this text to the candidates or publish it with the job ad. Have someone check that it follows the rules in your country.`}
        >
          <Textarea
            rows={6}
            maxLength={TEAM_CHARS.privacyNotice}
            value={privacyNotice}
            onChange={(event) => setOwnNotice(event.target.value)}
          />
        </Field>
        <FormActions error={error} busy={busy}>
          {busy ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
        </FormActions>
      </form>
    </DialogContent>
  )
}

const useSave = (onSave: OpeningDialogProps['onSave']) => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const save = async (fields: OpeningFields): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      await onSave(fields)
    } catch (thrown) {
      setError(thrown)
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, save }
}
