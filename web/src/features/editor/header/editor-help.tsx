import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { KeyRow } from '#web/components/keyboard-help/key-row.tsx'

export const HelpDialog = ({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) => {
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t`Keys of the editor`} width="narrow">
        <dl>
          <KeyRow keys={['Ctrl', 'Z']}>
            <Trans>Undo</Trans>
          </KeyRow>
          <KeyRow keys={['Ctrl', 'Shift', 'Z']}>
            <Trans>Redo</Trans>
          </KeyRow>
          <KeyRow keys={['Ctrl', 'S']}>
            <Trans>Keep a version</Trans>
          </KeyRow>
          <KeyRow keys={['Ctrl', 'Enter']}>
            <Trans>Download the PDF</Trans>
          </KeyRow>
          <KeyRow keys={[t`Space`, '↑', '↓']}>
            <Trans>On a handle: move an entry</Trans>
          </KeyRow>
          <KeyRow keys={['←', '→']}>
            <Trans>On the tabs: the next part of the form</Trans>
          </KeyRow>
          <KeyRow keys={['F8']}>
            <Trans>To the notifications</Trans>
          </KeyRow>
          <KeyRow keys={['?']}>
            <Trans>This list</Trans>
          </KeyRow>
        </dl>
        <p className="mt-4 text-note text-ink-soft">
          <Trans>On a Mac, ⌘ takes the place of Ctrl. Everything is saved by itself as you type.</Trans>
        </p>
      </DialogContent>
    </Dialog>
  )
}
