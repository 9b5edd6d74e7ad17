import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/button/button.tsx'
import { trackBottomBar } from '#web/ui/layout/bottom-bar.ts'

interface FormActionsProps {
  busy: boolean
  onPreview: () => void
}

/** Preview and download. They stick to the bottom of a narrow screen. */
export const FormActions = ({ busy, onPreview }: FormActionsProps) => (
  <div
    ref={trackBottomBar}
    className="fixed inset-x-0 bottom-0 z-20 short:static flex gap-3 border-t border-line bg-paper px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8 lg:sticky lg:mt-6 lg:px-0"
  >
    <Button icon="eye" onClick={onPreview}>
      <span className="max-sm:sr-only">
        <Trans>Preview</Trans>
      </span>
    </Button>
    <Button kind="primary" type="submit" icon="download" busy={busy} className="flex-1 max-[22rem]:px-3">
      {busy ? <Trans>Generating Resume...</Trans> : <Trans>Generate Resume</Trans>}
    </Button>
  </div>
)
