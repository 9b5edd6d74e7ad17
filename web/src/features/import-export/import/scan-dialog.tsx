import { Trans } from '@lingui/react/macro'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { RecognitionOffer } from '#web/components/recognition/recognition-offer.tsx'
import { type ScannedFile, useRecognition } from '#web/components/recognition/use-recognition.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/dialog/dialog.tsx'

/** A scan whose import waits for an answer. */
export interface ScanQuestion extends ScannedFile {
  /** Number of scanned pages; null when all are. */
  readonly pages: number | null
  /** Goes on with the document; with null, without the scanned pages. */
  readonly answer: (document: ExtractedDocument | null) => void
}

/** Asks whether the scanned pages of a file to import are to be recognized. */
export const ScanDialog = ({ question }: { question: ScanQuestion }) => {
  const recognition = useRecognition(question, question.answer)
  const skip = () => question.answer(null)
  return (
    <Dialog open onOpenChange={skip}>
      <DialogContent
        title={<Trans>Import a scan</Trans>}
        description={<Trans>Scanned pages are images. Faro can recognize their text on your device.</Trans>}
      >
        <RecognitionOffer recognition={recognition} pages={question.pages} />
        {recognition.state.status !== 'running' && (
          <DialogActions>
            <Button onClick={skip}>
              {question.pages === null ? <Trans>Cancel</Trans> : <Trans>Import without these pages</Trans>}
            </Button>
          </DialogActions>
        )}
      </DialogContent>
    </Dialog>
  )
}
