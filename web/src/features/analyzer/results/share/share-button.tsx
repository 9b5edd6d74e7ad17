import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { ShareCard } from './share-card.tsx'

/** Shares the score as an image, or saves it where sharing is unavailable. It shows no name and no text of the CV. */
export const ShareButton = ({ results }: { results: AnalysisResults }) => {
  const { t } = useLingui()
  const card = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)

  const share = async () => {
    if (!card.current) return
    setBusy(true)
    try {
      const { shareImage } = await import('./share-image.ts')
      await shareImage(card.current, t`My resume scored ${results.overallScore} out of 100`)
    } catch (error) {
      console.warn(toAppError(error))
      toast({ kind: 'error', title: t`Error`, description: t`We couldn’t create the image. Try again.` })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button kind="quiet" icon="share" size="large" busy={busy} onClick={() => void share()}>
        <Trans>Share score</Trans>
      </Button>
      <ShareCard ref={card} results={results} />
    </>
  )
}
