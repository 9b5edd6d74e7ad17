import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { createAccessKeyBody } from '#shared/api-schema/access-keys.ts'
import type { UserResponse } from '#shared/api-schema/account.ts'
import { hasCapability, MAX_ACCESS_KEYS } from '#shared/plans.ts'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { Section } from '#web/components/settings-section.tsx'
import { usePlanNames } from '#web/i18n/plan-messages.ts'
import { useInterruptedAction } from '#web/platform/auth/interrupted-action.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ShownOnceDialog } from '../shown-once-dialog.tsx'
import { AccessKeyRow } from './access-key-row.tsx'
import { CreateKeyDialog, EMPTY_KEY } from './create-key-dialog.tsx'
import { type NewAccessKey, useAccessKeys } from './use-access-keys.ts'

/** Keys with which programs of the person use their account. */
export const AccessKeysSection = ({ user }: { user: UserResponse }) => {
  const { list, busy, revoke } = useAccessKeys()
  const online = useOnline()
  const listRef = useRef<HTMLUListElement>(null)
  const isOpen = hasCapability('access-keys', user.subscriptionPlan, user.subscriptionStatus)
  const keys = list.data
  return (
    <Section
      id="access-keys"
      title={<Trans>Access keys</Trans>}
      about={
        <Trans>
          With an access key, your own programs can use Faro. See the{' '}
          <a href="/api/docs" className={LINK_CLASS}>
            API documentation
          </a>
          .
        </Trans>
      }
    >
      {!isOpen && <PlanNotice hasKeys={keys !== undefined && keys.length > 0} />}
      {keys && keys.length > 0 && (
        <ul ref={listRef} tabIndex={-1} className="border-line border-b outline-none">
          {keys.map((key) => (
            <AccessKeyRow
              key={key.id}
              accessKey={key}
              busy={busy === key.id}
              disabled={!online || busy !== null}
              onRevoke={() => void revoke(key).then((isGone) => isGone && listRef.current?.focus())}
            />
          ))}
        </ul>
      )}
      {keys?.length === 0 && isOpen && (
        <p className="text-ink-soft text-note">
          <Trans>You have no keys yet.</Trans>
        </p>
      )}
      {!keys && list.error && <RetryNotice error={list.error} onRetry={() => void list.refetch()} live="status" />}
      {!keys && !list.error && <LoadingRow />}
      {keys && isOpen && <CreateKey disabled={!online} isFull={keys.length >= MAX_ACCESS_KEYS} />}
    </Section>
  )
}

const PlanNotice = ({ hasKeys }: { hasKeys: boolean }) => {
  const plan = usePlanNames().enterprise
  return (
    <Notice
      className="mb-5"
      title={<Trans>Access keys are included in the {plan} plan</Trans>}
      actions={
        <ButtonLink size="small" to="/subscribe" state={{ plan: 'enterprise' }}>
          <Trans>See plans</Trans>
        </ButtonLink>
      }
    >
      {hasKeys && <Trans>Your keys won’t work until you’re back on that plan. You can still revoke them.</Trans>}
    </Notice>
  )
}

const CreateKey = ({ disabled, isFull }: { disabled: boolean; isFull: boolean }) => {
  const { t } = useLingui()
  const [form, setForm] = useState<NewAccessKey | null>(null)
  const [created, setCreated] = useState<string | null>(null)
  // What was entered before a redirect; making the key is confirmed once more.
  useInterruptedAction('create-access-key', (input) => {
    const entered = createAccessKeyBody.safeParse(JSON.parse(input))
    setForm(entered.success ? entered.data : EMPTY_KEY)
  })
  const close = (open: boolean) => {
    if (open) return
    setForm(null)
    setCreated(null)
  }
  return (
    <>
      <div className="mt-5">
        <Button size="small" disabled={disabled || isFull} onClick={() => setForm(EMPTY_KEY)}>
          <Trans>Create a key</Trans>
        </Button>
        {isFull && (
          <p className="mt-2 text-ink-soft text-note">
            <Trans>You have {MAX_ACCESS_KEYS} keys, the maximum for an account. Revoke one to create another.</Trans>
          </p>
        )}
      </div>
      <Dialog open={form !== null || created !== null} onOpenChange={close}>
        {created !== null ? (
          <ShownOnceDialog
            title={<Trans>Your new key</Trans>}
            about={
              <Trans>Treat the key like a password: anyone who has it can use your account with its permissions.</Trans>
            }
            label={t`Access key`}
            value={created}
            copy={<Trans>Copy key</Trans>}
          />
        ) : (
          form && <CreateKeyDialog initial={form} onCreated={setCreated} />
        )}
      </Dialog>
    </>
  )
}

const LoadingRow = () => (
  <div role="status">
    <VisuallyHidden>
      <Trans>Loading your access keys…</Trans>
    </VisuallyHidden>
    <Skeleton className="h-14" />
  </div>
)
