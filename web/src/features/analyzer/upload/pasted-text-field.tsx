import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'

interface TextPaneProps {
  text: string
  onText: (text: string) => void
  disabled: boolean
  tooShort: boolean
}

/** Text area for the CV as plain text, the alternative to a PDF. */
export const PastedTextField = ({ text, onText, disabled, tooShort }: TextPaneProps) => {
  const { t } = useLingui()
  const length = text.trim().length
  const missing = LIMITS.minTextChars - length
  const counted =
    length === 0 || missing <= 0
      ? ''
      : t`${plural(missing, { one: '# more character needed', other: '# more characters needed' })}`
  return (
    <Field
      label={t`Resume text`}
      aside={<span className="tabular-nums">{counted}</span>}
      hint={t`Paste your full resume: contact details, experience, education and skills. Pasted text has no layout, so format checks don’t apply.`}
      error={tooShort ? t`Resume text must be at least 50 characters` : undefined}
    >
      <Textarea
        rows={12}
        value={text}
        maxLength={LIMITS.textChars}
        disabled={disabled}
        placeholder={t`Paste the text of your resume here…`}
        onChange={(event) => onText(event.target.value)}
      />
    </Field>
  )
}
