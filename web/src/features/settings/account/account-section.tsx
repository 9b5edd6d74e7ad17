import { Trans } from '@lingui/react/macro'
import type { UserResponse } from '#shared/api-schema/account.ts'
import { Row, Section } from '#web/components/settings-section.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

/** The signed-in person. */
export const AccountSection = ({ user }: { user: UserResponse }) => {
  const language = useLanguage()
  const since = formatDate(user.createdAt, language)
  return (
    <Section
      id="account"
      title={<Trans>Account</Trans>}
      about={<Trans>You sign in with Google, so Faro doesn’t store a password.</Trans>}
    >
      <Row title={user.name}>
        <span className="break-all">{user.email}</span>
        <span className="block">
          <Trans>Member since {since}</Trans>
        </span>
      </Row>
    </Section>
  )
}
