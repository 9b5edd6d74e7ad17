import { Trans, useLingui } from '@lingui/react/macro'
import { KeyboardHelpDialog } from '#web/components/keyboard-help/keyboard-help-dialog.tsx'

/** Keyboard shortcuts that work on every screen. */
export const AppHelp = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <KeyboardHelpDialog
      title={t`Keys`}
      shortcuts={[
        { keys: ['Tab', '⇧ Tab'], action: <Trans>To the next control, and back</Trans> },
        { keys: ['Enter', t`Space`], action: <Trans>Press it</Trans> },
        { keys: ['←', '→', '↑', '↓'], action: <Trans>In tabs, menus and choices</Trans> },
        { keys: ['Esc'], action: <Trans>Close, or cancel an analysis</Trans> },
        { keys: ['F8'], action: <Trans>To the notifications</Trans> },
        { keys: ['?'], action: <Trans>This list</Trans> },
      ]}
      note={<Trans>The editor has keys of its own: press ? there.</Trans>}
      onOpenChange={onClose}
    />
  )
}
