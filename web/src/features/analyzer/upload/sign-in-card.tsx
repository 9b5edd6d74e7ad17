import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PLANS } from '#shared/plans.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { UploadIllustration } from './upload-illustration.tsx'

/** A visitor: why an account is asked for, and what can be had without one. `signIn` is the account's own button. */
export const SignInCard = ({ signIn }: { signIn: ReactNode }) => {
  const free = PLANS.free.monthlyAnalyses
  return (
    <Panel tone="raised" padding="large">
      <UploadIllustration state="idle" />
      <h2 className="mt-5 font-serif text-title">
        <Trans>Sign in to analyze your CV</Trans>
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        <Trans>
          A Google account is needed, so that your results are yours alone and still here tomorrow. {free} analyses a
          month are free; no card is asked for.
        </Trans>
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-3">
        {signIn}
        <ButtonLink to="/analyzer?demo" kind="quiet" icon="play">
          <Trans>See a sample without an account</Trans>
        </ButtonLink>
      </div>
    </Panel>
  )
}
