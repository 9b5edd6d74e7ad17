import { Trans, useLingui } from '@lingui/react/macro'
import { KeyboardHelpDialog } from '#web/components/keyboard-help/keyboard-help-dialog.tsx'

/** Keyboard shortcuts of the editor (`useShortcuts`). */
export const EditorHelp = ({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) => {
  const { t } = useLingui()
  return (
    <KeyboardHelpDialog
      title={t`Keys of the editor`}
      shortcuts={[
        { keys: ['Ctrl', 'Z'], action: <Trans>Undo</Trans> },
        { keys: ['Ctrl', 'Shift', 'Z'], action: <Trans>Redo</Trans> },
        { keys: ['Ctrl', 'S'], action: <Trans>Keep a version</Trans> },
        { keys: ['Ctrl', 'Enter'], action: <Trans>Download the PDF</Trans> },
        { keys: [t`Space`, '↑', '↓'], action: <Trans>On a handle: move an entry</Trans> },
        { keys: ['↑', '↓'], action: <Trans>On the sections: the next part of the form</Trans> },
        { keys: ['←', '→'], action: <Trans>On the edge of a column: make it wider or narrower</Trans> },
        { keys: ['F8'], action: <Trans>Go to notifications</Trans> },
        { keys: ['?'], action: <Trans>Show this list</Trans> },
      ]}
      note={<Trans>On a Mac, ⌘ takes the place of Ctrl. Everything is saved by itself as you type.</Trans>}
      open={open}
      onOpenChange={onOpenChange}
    />
  )
}
