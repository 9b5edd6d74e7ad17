import { cloneElement, lazy, Suspense, useState } from 'react'
import type { AlertDialogProps } from './alert-dialog.types.ts'

const load = () => import('./radix-alert-dialog.tsx')
const RadixAlertDialog = lazy(async () => ({ default: (await load()).RadixAlertDialog }))

const preload = () => {
  load().catch(() => {
    // Offline, or a chunk of an old release: a press reports it.
  })
}

/** Confirmation of a destructive action. Label the buttons with verbs. Its code loads with the focus of the trigger. */
export const AlertDialog = ({ open: controlled, onOpenChange, trigger, ...content }: AlertDialogProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const open = controlled ?? isOpen
  const change = (next: boolean) => {
    setIsOpen(next)
    onOpenChange?.(next)
  }
  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          onPointerEnter: preload,
          onFocus: preload,
          onClick: () => change(true),
        })}
      {open && (
        <Suspense>
          <RadixAlertDialog onOpenChange={change} {...content} />
        </Suspense>
      )}
    </>
  )
}
