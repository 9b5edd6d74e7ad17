import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { hasCapability } from '#shared/plans.ts'
import { SignInButton } from '#web/components/sign-in/sign-in-button.tsx'
import { usePlanNames } from '#web/i18n/plan-messages.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { getPlansPath } from '#web/storage/drafts/drafts.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { CreateShare } from './create-share.tsx'
import { ShareList } from './share-list.tsx'
import { useShares } from './use-shares.ts'

interface ShareDialogProps {
  store: DocumentStore
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Makes links to the open resume, and lists those that it has. */
export const ShareDialog = ({ store, open, onOpenChange }: ShareDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange}>
    {open && (
      <DialogContent
        title={<Trans>Share a link</Trans>}
        description={
          <Trans>
            Anyone with the link can read the latest saved version of this resume. Search engines don’t list it.
          </Trans>
        }
      >
        <ShareContent store={store} />
      </DialogContent>
    )}
  </Dialog>
)

const ShareContent = ({ store }: Pick<ShareDialogProps, 'store'>) => {
  const session = useSession()
  const { list, busy, turnOff } = useShares(session.status === 'signed-in')
  const [newId, setNewId] = useState<string | null>(null)
  const draftId = store.getSnapshot().id
  const shares = list.data?.filter((share) => share.draftId === draftId) ?? []
  if (session.status !== 'signed-in') return <SignInNotice />
  const { subscriptionPlan: plan, subscriptionStatus: status } = session.user
  return (
    <>
      {hasCapability('sharing', plan, status) ? (
        <CreateShare store={store} onCreated={setNewId} />
      ) : (
        <PlanNotice draftId={draftId} hasShares={shares.length > 0} />
      )}
      <p role="status" className="sr-only">
        {newId !== null && <Trans>Link created</Trans>}
      </p>
      {shares.length > 0 && (
        <div className="mt-6">
          <ShareList shares={shares} newId={newId} busy={busy} onTurnOff={turnOff} />
        </div>
      )}
    </>
  )
}

const SignInNotice = () => (
  <Notice title={<Trans>Sign in to share a link</Trans>} actions={<SignInButton size="medium" />}>
    <Trans>The link shows the copy of your resume that is saved in your account.</Trans>
  </Notice>
)

const PlanNotice = ({ draftId, hasShares }: { draftId: string; hasShares: boolean }) => {
  const plan = usePlanNames().professional
  return (
    <Notice
      title={<Trans>Links are included in the {plan} plan</Trans>}
      actions={
        <ButtonLink size="small" to={getPlansPath(draftId)} state={{ plan: 'professional' }}>
          <Trans>See plans</Trans>
        </ButtonLink>
      }
    >
      {hasShares && <Trans>Links you’ve already created still work.</Trans>}
    </Notice>
  )
}
