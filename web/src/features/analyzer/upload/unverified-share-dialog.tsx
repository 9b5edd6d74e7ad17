import { Trans } from '@lingui/react/macro'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import type { UnverifiedShare } from './use-received-files.ts'

const MAX_SHOWN_CHARS = 200

/** Asks before a share is used that a page of another site may have sent. */
export const UnverifiedShareDialog = ({ share: { input, accept, dismiss } }: { share: UnverifiedShare }) => (
  <AlertDialog
    open
    onOpenChange={(open) => !open && dismiss()}
    title={<Trans>Use the shared file or text?</Trans>}
    description={<Trans>Continue only if you just shared this file or text with Faro.</Trans>}
    cancel={<Trans>Discard</Trans>}
    confirm={<Trans>Use it</Trans>}
    onConfirm={accept}
  >
    <p className="mt-4 wrap-anywhere border-line border-s-2 ps-3 text-note">
      {input.kind === 'file' ? showName(input.file.name) : input.text.slice(0, MAX_SHOWN_CHARS)}
    </p>
  </AlertDialog>
)
