import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import {
  acceptUpdate,
  dismissInstall,
  dismissUpdate,
  getPwaState,
  install,
  onPwaStateChange,
  startPwa,
} from '#web/platform/pwa/pwa-state.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useHasToast } from '#web/ui/feedback/use-has-toast.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { IconName } from '#web/ui/icon/icon-paths.ts'
import { useLocation } from '#web/ui/router/router.tsx'

/**
 * `above-foot` keeps it clear of a screen's own bottom bar. On a phone it waits until a toast, in the same place, is
 * gone.
 */
const NoticeBar = ({ icon, text, children }: { icon: IconName; text: string; children: ReactNode }) => {
  const hasToast = useHasToast()
  return (
    <section
      role="status"
      className={cx(
        'fixed inset-x-4 above-foot z-40 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-faro border border-line border-s-4 border-s-beam bg-sheet p-4 text-note shadow-faro animate-rise sm:inset-x-auto sm:start-6 sm:max-w-md',
        hasToast && 'max-sm:hidden',
      )}
    >
      <p className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <Icon name={icon} className="text-sea" />
        <span>{text}</span>
      </p>
      <div className="flex gap-2">{children}</div>
    </section>
  )
}

/** Offers a new release or the installation of the app; both can be dismissed. */
export const PwaNotices = () => {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const {
    update,
    outdated: tooOld,
    install: method,
    offerInstall: offer,
  } = useSyncExternalStore(onPwaStateChange, getPwaState, getPwaState)

  useEffect(() => {
    void startPwa()
  }, [])

  if (update) {
    return (
      <NoticeBar
        icon="refresh"
        text={
          tooOld
            ? t`A new version of Faro is available. Your work is saved. Update to continue.`
            : t`A new version of Faro is ready. Your work is saved.`
        }
      >
        <Button kind="primary" size="small" onClick={() => void acceptUpdate()}>
          <Trans>Update</Trans>
        </Button>
        <Button size="small" kind="quiet" onClick={dismissUpdate}>
          <Trans>Later</Trans>
        </Button>
      </NoticeBar>
    )
  }
  // The bar lies over the page, and results are never covered.
  if (!offer || pathname === '/analyzer') return null
  if (method === 'ios') {
    return (
      <NoticeBar icon="share" text={t`To install Faro, tap Share and then “Add to Home Screen.”`}>
        <Button size="small" kind="quiet" onClick={dismissInstall}>
          <Trans>Not now</Trans>
        </Button>
      </NoticeBar>
    )
  }
  return (
    <NoticeBar icon="install" text={t`Install Faro to open it like any other app, even offline.`}>
      <Button kind="primary" size="small" onClick={() => void install()}>
        <Trans>Install</Trans>
      </Button>
      <Button size="small" kind="quiet" onClick={dismissInstall}>
        <Trans>Not now</Trans>
      </Button>
    </NoticeBar>
  )
}
