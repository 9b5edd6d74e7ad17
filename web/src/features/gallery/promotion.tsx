import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/platform/api/queries.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'

/** Links to the plans and to a request for a custom template by e-mail. */
export const Promotion = () => {
  const { t } = useLingui()
  const config = useQuery(configQuery).data
  const contact = config?.contactEmail ?? null
  const hasSupport = config?.support ?? false
  const subject = encodeURIComponent(t`Custom template request`)
  const body = encodeURIComponent(t`Hello! I’d like a custom template. Here’s what I need:`)
  return (
    <section className="mt-16 grid gap-6 bg-ink px-6 py-10 text-paper sm:px-10 lg:grid-cols-[1fr_auto] lg:items-center">
      <div className="max-w-xl">
        <h2 className="font-serif text-head">
          <Trans>Can’t find one you like?</Trans>
        </h2>
        <p className="mt-3 opacity-85">
          {hasSupport ? (
            <Trans>
              A premium plan gives you unlimited analyses and priority support. You can also tell us what template you
              need.
            </Trans>
          ) : (
            <Trans>A premium plan gives you unlimited analyses. You can also tell us what template you need.</Trans>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/subscribe" kind="beam">
          <Trans>View Premium Plans</Trans>
        </ButtonLink>
        {contact === null ? (
          <ButtonLink to="/subscribe" className="border-current! text-paper! hover:bg-transparent!">
            <Trans>Request Custom Template</Trans>
          </ButtonLink>
        ) : (
          <a
            href={`mailto:${contact}?subject=${subject}&body=${body}`}
            className={buttonClass('plain', 'medium', 'border-current! text-paper! hover:bg-transparent!')}
          >
            <Trans>Request Custom Template</Trans>
          </a>
        )}
      </div>
    </section>
  )
}
