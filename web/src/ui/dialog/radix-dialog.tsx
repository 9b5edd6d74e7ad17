import { Trans } from '@lingui/react/macro'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { DIALOG_CLASS, OVERLAY_CLASS } from './dialog-class.ts'
import { type DialogContentProps, DialogParts } from './dialog-parts.ts'
import { useFocusReturn } from './use-focus-return.ts'

const WIDTHS = { narrow: 'max-w-md', medium: 'max-w-xl', wide: 'max-w-4xl', full: 'max-w-6xl' } as const

const DialogContent = ({
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
      onOpenAutoFocus={focusTitle}
      onCloseAutoFocus={useFocusReturn()}
      className={cx(DIALOG_CLASS, WIDTHS[width], className)}
      {...(description === undefined ? { 'aria-describedby': undefined } : {})}
    >
      <DialogHeader title={title} description={description} />
      <div className="mt-5">{children}</div>
    </Radix.Content>
  </Radix.Portal>
)

/** Moves the focus to the title of a dialog that opens, so that a screen reader says it; fields with `autoFocus` keep it. */
export const focusTitle = (event: Event): void => {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.querySelector<HTMLElement>('[data-dialog-title]')?.focus()
}

/** Title, close button and description. */
export const DialogHeader = ({ title, description }: Pick<DialogContentProps, 'title' | 'description'>) => (
  <>
    <div className="flex items-start justify-between gap-4">
      <Radix.Title data-dialog-title tabIndex={-1} className="font-serif text-title outline-none">
        {title}
      </Radix.Title>
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

const PARTS = { DialogContent, DialogClose: Radix.Close }

interface RadixDialogProps {
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** The loaded dialog. Open while mounted. */
export const RadixDialog = ({ onOpenChange, children }: RadixDialogProps) => (
  <Radix.Root open onOpenChange={onOpenChange}>
    <DialogParts value={PARTS}>{children}</DialogParts>
  </Radix.Root>
)
