import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import type { AdvicePreview } from './advice-preview.ts'
import type { CvInput } from './use-cv-input.ts'

/** Shows, before anything is sent, what the model of the advice will get: no name, e-mail, phone, link or address. */
export const AdvicePreviewDialog = ({ model, input }: { model: string; input: CvInput }) => {
  const language = useLanguage()
  const [sent, setSent] = useState<AdvicePreview | null>(null)
  const [error, setError] = useState<unknown>(null)

  const show = async () => {
    setError(null)
    try {
      const given = input.file && input.extraction.result ? await input.extraction.result : input.text
      const { previewAdviceRequest: whatIsSent } = await import('./advice-preview.ts')
      setSent(whatIsSent(given, input.job, language))
    } catch (thrown) {
      setError(thrown)
    }
  }

  return (
    <>
      <p className="mt-3 text-note text-ink-soft">
        <Trans>
          The advice is written by {model}. Your name and contact data are replaced before anything is sent.
        </Trans>{' '}
        <Button kind="quiet" size="small" icon="eye" onClick={() => void show()}>
          <Trans>See what will be sent</Trans>
        </Button>
      </p>
      {error !== null && (
        <p role="alert" className="text-bad text-note">
          {getErrorMessage(error, language)}
        </p>
      )}
      <Dialog open={sent !== null} onOpenChange={() => setSent(null)}>
        <DialogContent
          width="wide"
          title={<Trans>What will be sent</Trans>}
          description={
            <Trans>Exactly this text, and what the rules found. The score never depends on the answer.</Trans>
          }
        >
          <pre className="max-h-[50dvh] overflow-auto whitespace-pre-wrap rounded-faro bg-sunk p-4 font-mono text-note">
            {sent?.text}
          </pre>
          {sent && sent.findings.length > 0 && (
            <ul className="mt-4 list-disc space-y-1 ps-5 text-note">
              {sent.findings.map((finding) => (
                <li key={finding}>{finding}</li>
              ))}
            </ul>
          )}
        </DialogContent>
      </Dialog>
    </>
  )
}
