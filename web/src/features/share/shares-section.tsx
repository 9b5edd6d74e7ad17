import { Trans } from '@lingui/react/macro'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { Section } from '#web/components/settings-section.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ShareList } from './share-list.tsx'
import { useShares } from './use-shares.ts'

/** The links to resumes of the account. They are made in the editor. */
export const SharesSection = () => {
  const { list, busy, turnOff } = useShares()
  const shares = list.data
  return (
    <Section
      id="shares"
      title={<Trans>Links to your resumes</Trans>}
      about={
        <Trans>
          Anyone with a link can see the resume’s latest saved version. To create a link, use the editor’s export menu.
        </Trans>
      }
    >
      {shares && shares.length > 0 && <ShareList shares={shares} busy={busy} onTurnOff={turnOff} />}
      {shares?.length === 0 && (
        <p className="text-ink-soft text-note">
          <Trans>You have no links yet.</Trans>
        </p>
      )}
      {!shares && list.error && <RetryNotice error={list.error} onRetry={() => void list.refetch()} live="status" />}
      {!shares && !list.error && (
        <div role="status">
          <VisuallyHidden>
            <Trans>Loading your links…</Trans>
          </VisuallyHidden>
          <Skeleton className="h-14" />
        </div>
      )}
    </Section>
  )
}
