import { Trans, useLingui } from '@lingui/react/macro'
import { KeyboardHelpDialog } from '#web/components/keyboard-help/keyboard-help-dialog.tsx'

/** Keyboard shortcuts of the editor (`useShortcuts`). */
export const EditorHelp = ({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) => {
  const { t } = useLingui()
  return (
    <KeyboardHelpDialog
      title={t`Keyboard shortcuts`}
      shortcuts={[
        { keys: ['Ctrl', 'Z'], action: <Trans>Undo</Trans> },
        { keys: ['Ctrl', 'Shift', 'Z'], action: <Trans>Redo</Trans> },
        { keys: ['Ctrl', 'S'], action: <Trans>Save a version</Trans> },
        { keys: ['Ctrl', 'Enter'], action: <Trans>Download the PDF</Trans> },
        { keys: ['Ctrl', 'B / I / K'], action: <Trans>Bold, italic or link (in a bullet)</Trans> },
        { keys: ['Alt', '↑ / ↓'], action: <Trans>Move a bullet up or down</Trans> },
        {
          keys: ['Shift', '↑ / ↓'],
          action: <Trans>Select several bullets (with the cursor at the start or end of one)</Trans>,
        },
        { keys: [t`Space`, '↑', '↓'], action: <Trans>Move an entry (with its handle selected)</Trans> },
        { keys: ['↑', '↓'], action: <Trans>Next section of the form (with a section selected)</Trans> },
        { keys: ['←', '→'], action: <Trans>Make a column wider or narrower (with its edge selected)</Trans> },
        { keys: ['F8'], action: <Trans>Go to notifications</Trans> },
        { keys: ['?'], action: <Trans>Show keyboard shortcuts</Trans> },
      ]}
      note={<Trans>On a Mac, use ⌘ instead of Ctrl. Everything is saved automatically as you type.</Trans>}
      open={open}
      onOpenChange={onOpenChange}
    />
  )
}
