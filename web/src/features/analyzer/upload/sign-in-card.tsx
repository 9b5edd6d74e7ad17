import { Trans } from '@lingui/react/macro'
import { PLANS } from '#shared/plans.ts'
import { SignInButton } from '#web/components/sign-in/sign-in-button.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { UploadIllustration } from './upload-illustration.tsx'

/** For visitors: why an account is needed, and what needs none. */
export const SignInCard = ({ onScoreLocally }: { onScoreLocally: () => void }) => {
  const free = PLANS.free.monthlyAnalyses
  return (
    <Panel tone="raised" padding="large">
      <UploadIllustration state="idle" />
      <h2 className="mt-5 font-serif text-title">
        <Trans>Sign in to analyze your resume</Trans>
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        <Trans>
          Sign in with Google so we can save your results privately. You get {free} free analyses a month, no card
          needed.
        </Trans>
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <SignInButton />
        <Button onClick={onScoreLocally}>
          <Trans>Score my resume on this device, without an account</Trans>
        </Button>
        <ButtonLink to="/analyzer?demo" kind="quiet" icon="play">
          <Trans>Try a sample without an account</Trans>
        </ButtonLink>
      </div>
    </Panel>
  )
}
