import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdviceRequest } from '#shared/scoring/advice/prepare-advice.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { useAnalysisLevel } from '#web/platform/auth/use-analysis-level.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import type { CvInput } from './use-cv-input.ts'

const TopicList = ({ topics }: { topics: readonly string[] }) =>
  topics.length === 0 ? null : (
    <ul className="mt-4 list-disc space-y-1 ps-5 text-note">
      {topics.map((topic) => (
        <li key={topic}>{topic}</li>
      ))}
    </ul>
  )

/** Shows the request for the model before it is sent: no name, e-mail, phone, link or address is in it. */
export const AdvicePreviewDialog = ({ model, input }: { model: string; input: CvInput }) => {
  const language = useLanguage()
  const level = useAnalysisLevel()
  const [request, setRequest] = useState<AdviceRequest | null>(null)
  const [error, setError] = useState<unknown>(null)

  const show = async () => {
    setError(null)
    try {
      const { previewAdviceRequest } = await import('./advice-preview.ts')
      setRequest(await previewAdviceRequest(input, language, level))
    } catch (thrown) {
      setError(thrown)
    }
  }

  return (
    <>
      <p className="mt-3 text-note text-ink-soft">
        <Trans>{model} writes the advice. We replace your name and contact details before we send anything.</Trans>{' '}
        <Button kind="quiet" size="small" icon="eye" onClick={() => void show()}>
          <Trans>See what we’ll send</Trans>
        </Button>
      </p>
      {error !== null && (
        <p role="alert" className="text-bad text-note">
          {getErrorMessage(error, language)}
        </p>
      )}
      <Dialog open={request !== null} onOpenChange={() => setRequest(null)}>
        <DialogContent
          width="wide"
          title={<Trans>What we’ll send</Trans>}
          description={
            <Trans>
              We send exactly the text below and the issues we found. The AI’s answer never affects your score.
            </Trans>
          }
        >
          <pre className="max-h-[50dvh] overflow-auto whitespace-pre-wrap rounded-faro bg-sunk p-4 font-mono text-note">
            {request?.text}
          </pre>
          {request && <TopicList topics={request.findings} />}
          {request && request.requirements.length > 0 && (
            <>
              <p className="mt-4 text-note">
                <Trans>Requirements in the job ad that your resume doesn’t show:</Trans>
              </p>
              <TopicList topics={request.requirements} />
            </>
          )}
        </DialogContent>
      </Dialog>
    </>
  )
}
