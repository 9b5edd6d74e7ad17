import { Trans, useLingui } from '@lingui/react/macro'
import { KeyboardHelpDialog } from '#web/components/keyboard-help/keyboard-help-dialog.tsx'

/** Keyboard shortcuts that work on every screen. */
export const AppHelp = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <KeyboardHelpDialog
      title={t`Keyboard shortcuts`}
      shortcuts={[
        { keys: ['Tab', '⇧ Tab'], action: <Trans>Next or previous control</Trans> },
        { keys: ['Enter', t`Space`], action: <Trans>Press a button</Trans> },
        { keys: ['←', '→', '↑', '↓'], action: <Trans>Move through tabs and menus</Trans> },
        { keys: ['Esc'], action: <Trans>Close, or cancel an analysis</Trans> },
        { keys: ['F8'], action: <Trans>Go to notifications</Trans> },
        { keys: ['?'], action: <Trans>Show this list</Trans> },
      ]}
      note={<Trans>The editor has more shortcuts: press ? there to see them.</Trans>}
      onOpenChange={onClose}
    />
  )
}
