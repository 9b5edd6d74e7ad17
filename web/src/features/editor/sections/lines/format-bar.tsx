import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { IconButton } from '#web/ui/button/button.tsx'
import { toggleSelection } from './marked-input.tsx'

interface FormatBarProps {
  /** The line that had the focus last. */
  line: RefObject<HTMLElement | null>
  disabled: boolean
  onLink: () => void
}

/** Buttons that make the selection, or the word at the caret, bold, italic or a link. */
export const FormatBar = ({ line, disabled, onLink }: FormatBarProps) => {
  const { t } = useLingui()
  const toggle = (mark: 'bold' | 'italic') => () => {
    const element = line.current
    if (element?.isConnected) toggleSelection(element, mark)
  }
  // A press would take the focus, and the keyboard of a phone, from the line.
  const keepFocus = { onMouseDown: (event: React.MouseEvent) => event.preventDefault(), disabled }
  return (
    <div role="toolbar" aria-label={t`Text format`} className="flex max-sm:-me-3">
      <IconButton size="small" icon="bold" label={t`Bold (Ctrl+B)`} onClick={toggle('bold')} {...keepFocus} />
      <IconButton size="small" icon="italic" label={t`Italic (Ctrl+I)`} onClick={toggle('italic')} {...keepFocus} />
      <IconButton size="small" icon="link" label={t`Link (Ctrl+K)`} onClick={onLink} {...keepFocus} />
    </div>
  )
}
