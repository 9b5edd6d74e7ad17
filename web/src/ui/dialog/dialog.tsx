import { Trans } from '@lingui/react/macro'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close
export const Dialog = Radix.Root

export const OVERLAY_CLASS = 'fixed inset-0 z-40 bg-veil animate-fade'
export const DIALOG_CLASS =
  'fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 overflow-y-auto rounded-faro ' +
  'border border-line bg-sheet p-6 text-ink shadow-faro animate-fade sm:p-8'

interface DialogContentProps {
  title: ReactNode
  description?: ReactNode
  width?: keyof typeof WIDTHS
  /** Veils a dialog that is open already. */
  above?: boolean
  children: ReactNode
  className?: string
}

const WIDTHS = { narrow: 'max-w-md', medium: 'max-w-xl', wide: 'max-w-4xl', full: 'max-w-6xl' } as const

/** Content of a `Dialog`. Closes on Esc and on a press outside. */
export const DialogContent = ({
  title,
  description,
  width = 'medium',
  above = false,
  children,
  className,
}: DialogContentProps) => (
  <Radix.Portal>
    <Radix.Overlay className={cx(OVERLAY_CLASS, above && 'z-50')} />
    <Radix.Content
      className={cx(DIALOG_CLASS, WIDTHS[width], className)}
      {...(description === undefined ? { 'aria-describedby': undefined } : {})}
    >
      <DialogHeader title={title} description={description} />
      <div className="mt-5">{children}</div>
    </Radix.Content>
  </Radix.Portal>
)

/** Title, close button and description. */
export const DialogHeader = ({ title, description }: Pick<DialogContentProps, 'title' | 'description'>) => (
  <>
    <div className="flex items-start justify-between gap-4">
      <Radix.Title className="font-serif text-title">{title}</Radix.Title>
      <Radix.Close className={buttonClass('quiet', 'small', '-me-2 -mt-1 aspect-square w-9 px-0!')}>
        <Icon name="close" />
        <VisuallyHidden>
          <Trans>Close</Trans>
        </VisuallyHidden>
      </Radix.Close>
    </div>
    {description !== undefined && <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>}
  </>
)

/** Buttons of a dialog. The main one comes last, which on a narrow screen is at the top. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end sm:*:shrink-0">
    {children}
  </div>
)
