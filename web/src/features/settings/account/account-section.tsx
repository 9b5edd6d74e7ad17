import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionsResponse, type UserResponse } from '#shared/api-schema/account.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { signOutEverywhere } from '#web/platform/auth/sign-in.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Row, Section } from '../section.tsx'

const sessionsQuery = {
  queryKey: QUERY_KEYS.sessions,
  queryFn: () => requestJson(client.api.account.sessions.$get(), sessionsResponse),
  staleTime: 0,
}

/** The signed-in person and their sessions. */
export const AccountSection = ({ user }: { user: UserResponse }) => {
  const language = useLanguage()
  const since = formatDate(user.createdAt, language)
  return (
    <Section
      id="account"
      title={<Trans>Account</Trans>}
      about={<Trans>You sign in with Google; Faro keeps no password.</Trans>}
    >
      <Row title={user.name}>
        <span className="break-all">{user.email}</span>
        <span className="block">
          <Trans>With Faro since {since}</Trans>
        </span>
      </Row>
      <Sessions />
    </Section>
  )
}

const Sessions = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const list = useQuery(sessionsQuery, queryClient)
  const [busy, setBusy] = useState(false)

  const endAll = async () => {
    setBusy(true)
    try {
      await signOutEverywhere()
      toast({ title: t`Signed Out`, description: t`You are signed out on every device.` })
    } catch (error) {
      setBusy(false)
      toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, language) })
    }
  }

  return (
    <Row
      title={<Trans>Where you are signed in</Trans>}
      action={
        <AlertDialog
          trigger={
            <Button size="small" icon="sign-out" busy={busy}>
              <Trans>Sign out everywhere</Trans>
            </Button>
          }
          title={<Trans>Sign out on every device?</Trans>}
          description={<Trans>This one too. Drafts on each device stay there.</Trans>}
          cancel={<Trans>Stay signed in</Trans>}
          confirm={<Trans>Sign out everywhere</Trans>}
          onConfirm={() => void endAll()}
        />
      }
    >
      {list.error && getErrorMessage(list.error, language)}
      <ul className="space-y-1">
        {list.data?.map((session) => {
          const seen = formatDate(session.lastSeenAt, language, { dateStyle: 'medium', timeStyle: 'short' })
          return (
            <li key={`${session.createdAt}-${session.lastSeenAt}`} className="flex flex-wrap items-center gap-2">
              <Trans>Last seen {seen}</Trans>
              {session.current && (
                <Badge tone="beam">
                  <Trans>this device</Trans>
                </Badge>
              )}
            </li>
          )
        })}
      </ul>
    </Row>
  )
}
