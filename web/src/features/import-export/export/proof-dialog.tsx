import { Trans, useLingui } from '@lingui/react/macro'
import { MissingGlyphs } from '#web/components/missing-glyphs/missing-glyphs.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import type { GeneratedPdf } from './generate-pdf.ts'

interface ProofDialogProps {
  generated: GeneratedPdf
  onDownload: () => void
  onClose: () => void
  onGoToField: (path: readonly string[]) => void
}

/** Lists the fields that differ when the PDF is read back, before it is downloaded. */
export const ProofDialog = ({ generated, onDownload, onClose, onGoToField }: ProofDialogProps) => {
  const { t } = useLingui()
  const fields = new Map(generated.differences.map((difference) => [difference.path, difference.expected]))
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t`Our check found a difference in the PDF`}
        description={t`The PDF looks fine, but an ATS may read these parts differently.`}
      >
        <MissingGlyphs glyphs={generated.missingGlyphs} />
        <ul className="max-h-72 overflow-y-auto">
          {[...fields].map(([path, expected]) => (
            <li key={path} className="flex items-baseline justify-between gap-4 border-t border-line py-2 text-note">
              <span className="min-w-0 break-words">{expected}</span>
              <button
                type="button"
                className={LINK_CLASS}
                onClick={() => {
                  onClose()
                  onGoToField(path.split('/'))
                }}
              >
                <Trans>Fix it</Trans>
              </button>
            </li>
          ))}
        </ul>
        <DialogActions>
          <Button onClick={onClose}>
            <Trans>Back to form</Trans>
          </Button>
          <Button kind="primary" icon="download" onClick={onDownload}>
            <Trans>Download anyway</Trans>
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
