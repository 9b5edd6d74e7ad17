import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import { DIALOG_CLASS, DialogHeader, OVERLAY_CLASS } from './dialog.tsx'

interface HostDialogProps {
  title: ReactNode
  onClose: () => void
  /** While work goes on that must be seen to its end, nothing closes it. */
  locked?: boolean
  children: ReactNode
}

/** The page behind cannot be reached; what other scripts add beside it can. */
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
 * A dialog over which another script may open its own window (a bank's question over the payment form): Radix's modal
 * dialog would hold the focus and the pointer back from it. Mount it to open it.
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
          onInteractOutside={(event) => event.preventDefault()}
        >
          <DialogHeader title={title} />
          <div className="mt-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
