import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ShareResponse } from '#shared/api-schema/shares.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { ShareAddress } from './share-address.tsx'

interface ShareRowProps {
  share: ShareResponse
  isNew: boolean
  busy: boolean
  disabled: boolean
  onTurnOff: () => void
}

/** A link with its settings and views, and a button that turns it off. */
export const ShareRow = ({ share, isNew, busy, disabled, onTurnOff }: ShareRowProps) => {
  const { t } = useLingui()
  const { name } = share
  return (
    <li className="flex flex-col gap-2 border-line border-t py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <span className="wrap-anywhere">{showName(name)}</span>
        {isNew && (
          <Badge tone="good">
            <Trans>Link created</Trans>
          </Badge>
        )}
        <ShareBadges share={share} />
      </p>
      <ShareAddress share={share} isNew={isNew} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ShareUse share={share} />
        <AlertDialog
          danger
          trigger={
            <Button size="small" busy={busy} disabled={disabled} aria-label={t`Turn off the link to ${name}`}>
              <Trans>Turn off</Trans>
            </Button>
          }
          title={<Trans>Turn off the link to {showName(name)}?</Trans>}
          description={<Trans>Nobody will be able to open the link. Your resume won’t change.</Trans>}
          cancel={<Trans>Keep link</Trans>}
          confirm={<Trans>Turn off the link</Trans>}
          onConfirm={onTurnOff}
        />
      </div>
    </li>
  )
}

const ShareBadges = ({ share: { hasPassword, hidesContact, allowsPdf } }: { share: ShareResponse }) => (
  <>
    {hasPassword && (
      <Badge>
        <Trans>Password-protected</Trans>
      </Badge>
    )}
    {hidesContact && (
      <Badge>
        <Trans>No contact details</Trans>
      </Badge>
    )}
    {!allowsPdf && (
      <Badge>
        <Trans>No PDF</Trans>
      </Badge>
    )}
  </>
)

const ShareUse = ({ share: { views, lastViewedAt, expiresAt } }: { share: ShareResponse }) => {
  const language = useLanguage()
  const ends = expiresAt === null ? null : formatDate(expiresAt, language, { dateStyle: 'medium' })
  const seen = lastViewedAt === null ? null : formatDate(lastViewedAt, language, { dateStyle: 'medium' })
  const hasEnded = expiresAt !== null && expiresAt <= Date.now()
  return (
    <p className="flex flex-wrap gap-x-3 text-ink-soft text-note tabular-nums">
      {hasEnded ? (
        <span className="text-bad">
          <Trans>Expired on {ends}</Trans>
        </span>
      ) : (
        <span>{ends === null ? <Trans>Does not expire</Trans> : <Trans>Expires on {ends}</Trans>}</span>
      )}
      <span>
        <Plural value={views} one="Opened # time" other="Opened # times" />
      </span>
      {seen !== null && (
        <span>
          <Trans>Last opened on {seen}</Trans>
        </span>
      )}
    </p>
  )
}
