import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useState } from 'react'
import { TICKET_LIMITS } from '#shared/api-schema/support.ts'
import { FormActions } from '#web/components/form-actions.tsx'
import { DialogContent } from '#web/ui/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { describeBrowser } from './diagnostics.ts'
import { createTicket } from './use-tickets.ts'

interface QuestionDialogProps {
  /** Of the product. */
  version: string
  onSent: () => void
}

/** The form of a question. What it sends about the browser is shown before, and only sent when chosen. */
export const QuestionDialog = ({ version, onSent }: QuestionDialogProps) => {
  const { t } = useLingui()
  const [subject, setSubject] = useState('')
  const [message, setMessage] = useState('')
  const [diagnostics, setDiagnostics] = useState<string | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (subject.trim() === '' || message.trim() === '') return
    setBusy(true)
    setError(null)
    try {
      await createTicket({ subject, message, diagnostics })
      toast({ kind: 'success', title: t`Question sent`, description: t`You’ll find the answer here in Settings.` })
      onSent()
    } catch (thrown) {
      setBusy(false)
      setError(thrown)
    }
  }

  return (
    <DialogContent title={<Trans>Ask a question</Trans>}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label={t`Subject`} error={isChecked && subject.trim() === '' && t`Enter a subject.`}>
          <Input
            autoComplete="off"
            maxLength={TICKET_LIMITS.subjectChars}
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
          />
        </Field>
        <Field label={t`Your question`} error={isChecked && message.trim() === '' && t`Enter your question.`}>
          <Textarea
            rows={6}
            maxLength={TICKET_LIMITS.messageChars}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
        <DiagnosticsField version={version} value={diagnostics} onChange={setDiagnostics} />
        <FormActions error={error} busy={busy}>
          {busy ? <Trans>Sending…</Trans> : <Trans>Send question</Trans>}
        </FormActions>
      </form>
    </DialogContent>
  )
}

interface DiagnosticsFieldProps {
  version: string
  value: string | null
  onChange: (value: string | null) => void
}

const DiagnosticsField = ({ version, value, onChange }: DiagnosticsFieldProps) => (
  <div>
    <Checkbox
      label={<Trans>Send details about my browser</Trans>}
      hint={<Trans>These details help us find the problem. Nothing from your resumes is included.</Trans>}
      checked={value !== null}
      onChange={(event) => onChange(event.target.checked ? describeBrowser(version) : null)}
    />
    {value !== null && (
      <pre className="mt-2 whitespace-pre-wrap rounded-faro border border-line p-3 text-note">{value}</pre>
    )}
  </div>
)
