import { Trans, useLingui } from '@lingui/react/macro'
import { composeContactEmail } from '#web/platform/contact-email.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'

export const EnterpriseContact = () => {
  const { t } = useLingui()
  const write = async () => {
    if (await composeContactEmail(t`A custom enterprise plan`)) return
    toast({ title: t`Contact isn’t available yet`, description: t`This site doesn’t have a contact email yet.` })
  }
  return (
    <p className="mt-8 text-center text-note text-ink-soft">
      <Trans>Do you help a lot of people find work?</Trans>{' '}
      <button type="button" onClick={() => void write()} className={`${LINK_CLASS} min-h-6`}>
        <Trans>Contact us for a custom enterprise plan</Trans>
      </button>
    </p>
  )
}
