import { Trans, useLingui } from '@lingui/react/macro'
import { KeyboardHelpDialog } from '#web/components/keyboard-help/keyboard-help-dialog.tsx'

/** Keyboard shortcuts that work on every screen. */
export const AppHelp = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <KeyboardHelpDialog
      title={t`Keyboard shortcuts`}
      shortcuts={[
        { keys: ['Tab', '⇧ Tab'], action: <Trans>Go to the next or previous control</Trans> },
        { keys: ['Enter', t`Space`], action: <Trans>Activate a button</Trans> },
        { keys: ['←', '→', '↑', '↓'], action: <Trans>Move through tabs and menus</Trans> },
        { keys: ['Esc'], action: <Trans>Close a dialog or cancel an analysis</Trans> },
        { keys: ['F8'], action: <Trans>Go to notifications</Trans> },
        { keys: ['?'], action: <Trans>Show keyboard shortcuts</Trans> },
      ]}
      note={<Trans>For more shortcuts, press ? in the editor.</Trans>}
      onOpenChange={onClose}
    />
  )
}
