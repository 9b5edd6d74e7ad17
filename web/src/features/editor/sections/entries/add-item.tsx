import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '#web/ui/button/button.tsx'

interface AddItemProps {
  /** Items that are there, and how many fit. */
  count: number
  max: number
  /** Shown instead of the counter where no more fit. */
  full: ReactNode
  /** Label of the button. */
  label: ReactNode
  size?: 'small' | 'medium'
  onAdd: () => void
}

/** From this part of the limit on the counter is shown. */
const NEAR = 0.9

/** Adds an item to a list. Says near the limit how many fit, and at the limit why no more can be added. */
export const AddItem = ({ count, max, full, label, size = 'medium', onAdd }: AddItemProps) => {
  const noteId = useId()
  const isFull = count >= max
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button icon="plus" size={size} disabled={isFull} aria-describedby={noteId} onClick={onAdd}>
        {label}
      </Button>
      <p id={noteId} role="status" className="text-note text-ink-soft">
        {isFull
          ? full
          : count >= max * NEAR && (
              <Trans>
                {count} of {max}
              </Trans>
            )}
      </p>
    </div>
  )
}
