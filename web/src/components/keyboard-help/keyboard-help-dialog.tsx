import type { ReactNode } from 'react'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'

interface KeyboardShortcut {
  /** Keys pressed together or as alternatives, each as printed on the keyboard. */
  readonly keys: readonly string[]
  readonly action: ReactNode
}

interface KeyboardHelpDialogProps {
  title: string
  shortcuts: readonly KeyboardShortcut[]
  note: ReactNode
  open?: boolean
  onOpenChange: (open: boolean) => void
}

/** Lists keyboard shortcuts. The app and the editor each pass their own. */
export const KeyboardHelpDialog = ({ title, shortcuts, note, open = true, onOpenChange }: KeyboardHelpDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange}>
    <DialogContent title={title} width="narrow">
      <dl>
        {shortcuts.map((shortcut) => (
          <ShortcutRow key={shortcut.keys.join(' ')} {...shortcut} />
        ))}
      </dl>
      <p className="mt-4 text-note text-ink-soft">{note}</p>
    </DialogContent>
  </Dialog>
)

const ShortcutRow = ({ keys, action }: KeyboardShortcut) => (
  <div className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
    <dt>{action}</dt>
    <dd className="flex shrink-0 gap-1">
      {keys.map((key) => (
        <kbd key={key} className="rounded-faro border border-line-strong bg-sunk px-1.5 py-0.5 font-sans text-note">
          {key}
        </kbd>
      ))}
    </dd>
  </div>
)
