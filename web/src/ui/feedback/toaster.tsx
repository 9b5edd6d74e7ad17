import { useLingui } from '@lingui/react/macro'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { type ActiveToast, dismissToast, getToast, subscribeToToast, type ToastKind } from './toast.ts'

const KIND_STYLES: Readonly<Record<ToastKind, { icon: IconName; edge: string; ink: string }>> = {
  plain: { icon: 'info', edge: 'border-s-sea', ink: 'text-sea' },
  success: { icon: 'success', edge: 'border-s-good', ink: 'text-good' },
  error: { icon: 'error', edge: 'border-s-bad', ink: 'text-bad' },
}

const Toast = ({ message, close }: { message: ActiveToast; close: string }) => {
  const kind = message.kind ?? 'plain'
  const mark = KIND_STYLES[kind]
  return (
    <Radix.Root
      type={kind === 'error' ? 'foreground' : 'background'}
      {...(message.isLasting && { duration: Number.POSITIVE_INFINITY })}
      onOpenChange={(open) => {
        if (!open) dismissToast(message.key)
      }}
      className={cx(
        'faro-toast flex items-start gap-3 rounded-faro border border-s-4 border-line bg-sheet p-4 text-ink shadow-faro animate-rise',
        mark.edge,
      )}
    >
      <Icon name={mark.icon} className={cx('mt-0.5', mark.ink)} />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-medium leading-snug">{message.title}</Radix.Title>
        {message.description && (
          <Radix.Description className="mt-0.5 text-note text-ink-soft">{message.description}</Radix.Description>
        )}
        {message.action && (
          <Radix.Action
            altText={message.action.alt}
            onClick={message.action.onAction}
            className={buttonClass('plain', 'small', 'mt-3')}
          >
            {message.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close aria-label={close} className={buttonClass('quiet', 'small', '-m-1.5 aspect-square w-9 px-0!')}>
        <Icon name="close" size={18} />
      </Radix.Close>
    </Radix.Root>
  )
}

/** Shows a toast for 5000 ms, a lasting one until it is closed; a swipe of 50 px to the right dismisses it, F8 focuses it. */
export const Toaster = () => {
  const { t } = useLingui()
  const message = useSyncExternalStore(subscribeToToast, getToast)
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={t`Notification`}>
      {message && <Toast key={message.key} message={message} close={t`Close`} />}
      <Radix.Viewport
        hotkey={['F8']}
        label={t`Notifications (F8)`}
        className="fixed inset-x-4 above-foot z-60 flex flex-col gap-2 outline-none sm:inset-x-auto sm:end-6 sm:w-96 lg:bottom-6"
      />
    </Radix.Provider>
  )
}
