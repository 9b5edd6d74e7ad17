import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { KeyRow } from '#web/components/keyboard-help/key-row.tsx'

/** What the keyboard does everywhere. */
export const HelpSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={t`Keys`} width="narrow">
        <dl>
          <KeyRow keys={['Tab', '⇧ Tab']}>
            <Trans>To the next control, and back</Trans>
          </KeyRow>
          <KeyRow keys={['Enter', t`Space`]}>
            <Trans>Press it</Trans>
          </KeyRow>
          <KeyRow keys={['←', '→', '↑', '↓']}>
            <Trans>In tabs, menus and choices</Trans>
          </KeyRow>
          <KeyRow keys={['Esc']}>
            <Trans>Close, or cancel an analysis</Trans>
          </KeyRow>
          <KeyRow keys={['F8']}>
            <Trans>To the notifications</Trans>
          </KeyRow>
          <KeyRow keys={['?']}>
            <Trans>This list</Trans>
          </KeyRow>
        </dl>
        <p className="mt-4 text-note text-ink-soft">
          <Trans>The editor has keys of its own: press ? there.</Trans>
        </p>
      </DialogContent>
    </Dialog>
  )
}
