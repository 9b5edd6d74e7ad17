import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { INVITATION_DAYS, type TeamResponse } from '#shared/api-schema/teams.ts'
import { TEAM_LIMITS } from '#shared/plans.ts'
import { Section } from '#web/components/settings-section.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { getInvitationUrl } from '../invitation-link.ts'
import { createInvitation, refreshTeam, revokeInvitation } from '../team-requests.ts'
import { useTeamAction } from '../use-team-action.ts'

/** Makes links for new members, and lists those that can still be used. */
export const InvitationsSection = ({ team }: { team: TeamResponse }) => {
  const online = useOnline()
  const { busy, run } = useTeamAction()
  const [url, setUrl] = useState<string | null>(null)
  const isFull = team.members.length >= TEAM_LIMITS.members

  const invite = () =>
    run(async () => {
      setUrl(getInvitationUrl((await createInvitation()).token))
      await refreshTeam()
    })
  return (
    <Section
      id="invitations"
      title={<Trans>Invitations</Trans>}
      about={
        <Trans>
          Each invitation is a link for one person. The link works once and expires after {INVITATION_DAYS} days.
        </Trans>
      }
    >
      {url !== null && <CreatedLink url={url} />}
      <Button icon="link" busy={busy} disabled={!online || isFull || !team.canAdd} onClick={() => void invite()}>
        {busy ? <Trans>Creating…</Trans> : <Trans>Create an invitation</Trans>}
      </Button>
      {isFull && (
        <p className="mt-2 text-ink-soft text-note">
          <Trans>The team is full. Remove a member to invite another.</Trans>
        </p>
      )}
      {team.invitations.length > 0 && (
        <ul className="mt-5 border-line border-b">
          {team.invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const CreatedLink = ({ url }: { url: string }) => {
  const { t } = useLingui()
  const [isCopied, setIsCopied] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  const copy = async () => {
    // Selected too, for where the clipboard may not be written.
    inputRef.current?.select()
    await navigator.clipboard.writeText(url).then(() => setIsCopied(true), console.warn)
  }
  return (
    <Notice className="mb-5" tone="good" live="status" title={<Trans>Send this link to one person</Trans>}>
      <Trans>We can’t show this link again.</Trans>
      <div className="mt-2 flex gap-2">
        <Input
          ref={inputRef}
          readOnly
          aria-label={t`Invitation link`}
          value={url}
          className="min-w-0 flex-1"
          onFocus={(event) => event.target.select()}
        />
        <Button icon="copy" className="shrink-0" onClick={() => void copy()}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
      </div>
    </Notice>
  )
}

const InvitationRow = ({
  invitation: { id, createdAt, expiresAt },
}: {
  invitation: TeamResponse['invitations'][number]
}) => {
  const { t } = useLingui()
  const language = useLanguage()
  const online = useOnline()
  const { busy, run } = useTeamAction()
  const made = formatDate(createdAt, language, { dateStyle: 'medium', timeStyle: 'short' })
  const ends = formatDate(expiresAt, language, { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <p className="text-note">
        <Trans>
          Created on {made}, expires on {ends}
        </Trans>
      </p>
      <Button
        size="small"
        busy={busy}
        disabled={!online}
        aria-label={t`Revoke the invitation created on ${made}`}
        onClick={() => void run(() => revokeInvitation(id).then(refreshTeam))}
      >
        <Trans>Revoke</Trans>
      </Button>
    </li>
  )
}
