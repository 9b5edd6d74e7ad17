import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import { DIALOG_CLASS, OVERLAY_CLASS } from './dialog-class.ts'
import { DialogHeader, focusTitle } from './radix-dialog.tsx'

interface HostDialogProps {
  title: ReactNode
  onClose: () => void
  /** Prevents closing while work is in progress. */
  locked?: boolean
  children: ReactNode
}

/** Makes the page inert, but not elements that other scripts add beside it. */
const useInertPage = () => {
  useEffect(() => {
    const page = document.getElementById('root')
    page?.toggleAttribute('inert', true)
    return () => {
      page?.toggleAttribute('inert', false)
    }
  }, [])
}

/**
 * A dialog that lets a third-party script open its own window on top, such as a bank's 3-D Secure window. Radix's
 * modal dialog would take focus and pointer events away from it. Open while mounted.
 */
export const NonModalDialog = ({ title, onClose, locked = false, children }: HostDialogProps) => {
  useInertPage()
  return (
    <Radix.Root open modal={false} onOpenChange={() => !locked && onClose()}>
      <Radix.Portal>
        <div className={OVERLAY_CLASS} />
        <Radix.Content
          className={`${DIALOG_CLASS} max-w-xl`}
          aria-describedby={undefined}
          onOpenAutoFocus={focusTitle}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <DialogHeader title={title} />
          <div className="mt-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
