import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AccessKeyResponse } from '#shared/api-schema/access-keys.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { useScopeMessages } from './use-scope-messages.ts'

interface AccessKeyRowProps {
  accessKey: AccessKeyResponse
  busy: boolean
  disabled: boolean
  onRevoke: () => void
}

/** A key with its permissions, its use, and a button that revokes it. */
export const AccessKeyRow = ({ accessKey, busy, disabled, onRevoke }: AccessKeyRowProps) => {
  const { t } = useLingui()
  const { name, start, scopes } = accessKey
  const scopeMessages = useScopeMessages()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="wrap-anywhere">{showName(name)}</span>
          {scopes.map((scope) => (
            <Badge key={scope}>{scopeMessages[scope].name}</Badge>
          ))}
        </p>
        <p className="mt-0.5 text-ink-soft text-note">
          <code>{start}…</code>
        </p>
        <KeyDates accessKey={accessKey} />
        <KeyUse usage={accessKey.usage} />
      </div>
      <AlertDialog
        danger
        trigger={
          <Button size="small" busy={busy} disabled={disabled} aria-label={t`Revoke ${name}`}>
            <Trans>Revoke</Trans>
          </Button>
        }
        title={<Trans>Revoke {showName(name)}?</Trans>}
        description={<Trans>Programs that use this key will lose access immediately. You can’t undo this.</Trans>}
        cancel={<Trans>Keep key</Trans>}
        confirm={<Trans>Revoke key</Trans>}
        onConfirm={onRevoke}
      />
    </li>
  )
}

const KeyDates = ({ accessKey: { expiresAt, lastUsedAt, createdAt } }: { accessKey: AccessKeyResponse }) => {
  const language = useLanguage()
  const toDate = (at: number) => formatDate(at, language, { dateStyle: 'medium' })
  const created = toDate(createdAt)
  const used =
    lastUsedAt === null ? null : formatDate(lastUsedAt, language, { dateStyle: 'medium', timeStyle: 'short' })
  const ends = expiresAt === null ? null : toDate(expiresAt)
  const hasEnded = expiresAt !== null && expiresAt <= Date.now()
  return (
    <p className="flex flex-wrap gap-x-3 text-ink-soft text-note">
      <span>
        <Trans>Created on {created}</Trans>
      </span>
      {hasEnded ? (
        <span className="text-bad">
          <Trans>Expired on {ends}</Trans>
        </span>
      ) : (
        <span>{ends === null ? <Trans>Does not expire</Trans> : <Trans>Expires on {ends}</Trans>}</span>
      )}
      <span>{used === null ? <Trans>Never used</Trans> : <Trans>Last used {used}</Trans>}</span>
    </p>
  )
}

const KeyUse = ({ usage: { today, month, monthErrors } }: Pick<AccessKeyResponse, 'usage'>) =>
  month > 0 && (
    <p className="flex flex-wrap gap-x-3 text-ink-soft text-note tabular-nums">
      <span>
        <Plural value={today} one="# request today" other="# requests today" />
      </span>
      <span>
        <Plural value={month} one="# request in the last 30 days" other="# requests in the last 30 days" />
      </span>
      {monthErrors > 0 && (
        <span>
          <Plural value={monthErrors} one="# failed" other="# failed" />
        </span>
      )}
    </p>
  )
