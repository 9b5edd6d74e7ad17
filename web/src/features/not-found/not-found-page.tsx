import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { usePageTitle } from '#web/ui/layout/page.tsx'
import { NotFoundIllustration } from './not-found-illustration.tsx'

export const NotFoundPage = () => {
  const { t } = useLingui()
  usePageTitle(t`404 Page Not Found`)
  return (
    <div className="mx-auto grid w-full max-w-[76rem] items-center gap-10 px-5 py-14 sm:px-8 lg:min-h-[70svh] lg:grid-cols-2">
      <div>
        <h1 className="font-serif text-head tracking-tight">
          <Trans>404 Page Not Found</Trans>
        </h1>
        <p className="mt-4 max-w-[30em] text-lead text-ink-soft">
          <Trans>Did you forget to add the page to the router?</Trans>
        </p>
        <p className="mt-2 max-w-[30em] text-ink-soft">
          <Trans>The link may be out of date.</Trans>
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/" kind="primary">
            <Trans>Go to the home page</Trans>
          </ButtonLink>
          <ButtonLink to="/analyzer">
            <Trans>Analyze CV</Trans>
          </ButtonLink>
        </div>
      </div>
      <NotFoundIllustration />
    </div>
  )
}
