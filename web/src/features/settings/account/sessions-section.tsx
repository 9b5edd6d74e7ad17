import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { BrowserFamily, PlatformFamily } from '#shared/api-schema/account.ts'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { Section } from '#web/components/settings-section.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { type AccountSession, useSessions } from './use-sessions.ts'

/** Names are the same in every language. */
const BROWSERS: Readonly<Record<BrowserFamily, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
}
const PLATFORMS: Readonly<Record<PlatformFamily, string>> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
}

/** Where the person is signed in; ends one session, the others or all. */
export const SessionsSection = () => {
  const online = useOnline()
  const sessions = useSessions()
  const listRef = useRef<HTMLUListElement>(null)
  const { list, busy } = sessions
  const hasOthers = list.data?.some(({ current }) => !current) ?? false
  // The button that was pressed is gone then.
  const endOne = async (session: AccountSession) => {
    if (await sessions.endOne(session)) listRef.current?.focus()
  }
  const endOthers = async () => {
    if (await sessions.endOthers()) listRef.current?.focus()
  }
  return (
    <Section
      id="sessions"
      title={<Trans>Where you’re signed in</Trans>}
      about={<Trans>Sign out any device you don’t recognize. Drafts stay on each device.</Trans>}
    >
      {list.data ? (
        <ul ref={listRef} tabIndex={-1} className="border-line border-b outline-none">
          {list.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={busy === session.id}
              disabled={!online || busy !== null}
              onEnd={() => void endOne(session)}
            />
          ))}
        </ul>
      ) : list.error ? (
        <RetryNotice error={list.error} onRetry={() => void list.refetch()} live="status" />
      ) : (
        <LoadingRows />
      )}
      {list.data && !hasOthers && (
        <p className="mt-4 text-ink-soft text-note">
          <Trans>You’re not signed in on any other device.</Trans>
        </p>
      )}
      {list.data && !online && (
        <Notice className="mt-5" tone="fair" live="status" title={<Trans>You’re offline</Trans>}>
          <Trans>You can sign out other devices when you’re back online.</Trans>
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {hasOthers && (
          <EndOthers busy={busy === 'others'} disabled={!online || busy !== null} onEnd={() => void endOthers()} />
        )}
        <EndAll busy={busy === 'all'} disabled={!online || busy !== null} onEnd={() => void sessions.endAll()} />
      </div>
    </Section>
  )
}

interface SessionRowProps {
  session: AccountSession
  busy: boolean
  disabled: boolean
  onEnd: () => void
}

const SessionRow = ({ session, busy, disabled, onEnd }: SessionRowProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const device = useDeviceName(session)
  const seen = formatDate(session.lastSeenAt, language, { dateStyle: 'medium', timeStyle: 'short' })
  const since = formatDate(session.createdAt, language, { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.current && (
            <Badge tone="beam">
              <Trans>this device</Trans>
            </Badge>
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-ink-soft text-note">
          <span>
            <Trans>Last active {seen}</Trans>
          </span>
          <span>
            <Trans>Signed in on {since}</Trans>
          </span>
        </p>
      </div>
      {!session.current && (
        <Button
          size="small"
          busy={busy}
          disabled={disabled}
          onClick={onEnd}
          aria-label={t`Sign out ${device}, last active ${seen}`}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}

const useDeviceName = ({ browser, platform }: AccountSession): string => {
  const { t } = useLingui()
  const name = browser && BROWSERS[browser]
  const system = platform && PLATFORMS[platform]
  if (name && system) return t`${name} on ${system}`
  return name ?? system ?? t`Unknown device`
}

const LoadingRows = () => (
  <div role="status">
    <VisuallyHidden>
      <Trans>Loading your sessions…</Trans>
    </VisuallyHidden>
    <Skeleton className="h-14" />
    <Skeleton className="mt-3 h-14" />
  </div>
)

interface EndProps {
  busy: boolean
  disabled: boolean
  onEnd: () => void
}

const EndOthers = ({ busy, disabled, onEnd }: EndProps) => (
  <AlertDialog
    trigger={
      <Button size="small" busy={busy} disabled={disabled}>
        <Trans>Sign out all other devices</Trans>
      </Button>
    }
    title={<Trans>Sign out on all other devices?</Trans>}
    description={<Trans>You’ll stay signed in on this device. Drafts stay on each device.</Trans>}
    cancel={<Trans>Not now</Trans>}
    confirm={<Trans>Sign out all other devices</Trans>}
    onConfirm={onEnd}
  />
)

const EndAll = ({ busy, disabled, onEnd }: EndProps) => (
  <AlertDialog
    trigger={
      <Button size="small" icon="sign-out" busy={busy} disabled={disabled}>
        <Trans>Sign out on all devices</Trans>
      </Button>
    }
    title={<Trans>Sign out on all devices?</Trans>}
    description={<Trans>You’ll be signed out on this device too. Drafts stay on each device.</Trans>}
    cancel={<Trans>Stay signed in</Trans>}
    confirm={<Trans>Sign out on all devices</Trans>}
    onConfirm={onEnd}
  />
)
