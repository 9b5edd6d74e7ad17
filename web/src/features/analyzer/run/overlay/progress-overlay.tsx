import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from 'radix-ui'
import type { AnalysisStage } from '#shared/analysis-stages.ts'
import { Button } from '#web/ui/button/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { Lighthouse } from './lighthouse.tsx'
import { NotificationPrompt } from './notification-prompt.tsx'
import { getProgress, type Phase, type Step } from './progress.ts'
import { StepRow } from './step-row.tsx'
import { useElapsedSeconds } from './use-elapsed-seconds.ts'

interface ProgressOverlayProps {
  phase: Phase
  stage: AnalysisStage | null
  /** Items of advice that the model has written so far; null where the server cannot tell. */
  adviceItems: number | null
  /** Model that writes the advice; null when the rules write it. */
  model: string | null
  onCancel: () => void
}

/** Full-screen progress of an analysis, with a cancel button. */
export const ProgressOverlay = ({ phase, stage, adviceItems, model, onCancel }: ProgressOverlayProps) => {
  const { t } = useLingui()
  const seconds = useElapsedSeconds()
  const names: Readonly<Record<Step, string>> = {
    read: t`Reading your resume on this device`,
    send: t`Sending your resume’s text`,
    rules: t`Checking your resume against our rules`,
    advice: model ? t`Writing advice with ${model}` : t`Writing your advice`,
  }
  const progress = getProgress(phase, stage)
  const active = progress.find(({ state }) => state === 'active')
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            onCancel()
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 grid animate-fade place-items-center overflow-y-auto bg-paper px-5 py-10"
        >
          <div className="w-full max-w-md">
            <Lighthouse />
            <Dialog.Title className="mt-8 font-serif text-head tracking-tight">
              <Trans>Analyzing your resume…</Trans>
            </Dialog.Title>
            <p className="mt-2 text-ink-soft">
              {model ? (
                <Trans>You’ll have your score in a moment. The advice can take up to 45 seconds.</Trans>
              ) : (
                <Trans>This takes a few seconds.</Trans>
              )}
            </p>
            <ol className="mt-8 border-y border-line">
              {progress.map(({ step, state }) => (
                <StepRow
                  key={step}
                  name={names[step]}
                  state={state}
                  detail={
                    step === 'advice' && adviceItems
                      ? plural(adviceItems, { one: '# suggestion so far', other: '# suggestions so far' })
                      : null
                  }
                />
              ))}
            </ol>
            <VisuallyHidden live="polite">
              {phase === 'done' ? t`Your analysis is ready` : active && names[active.step]}
            </VisuallyHidden>
            <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
              <span className="text-note text-ink-faint tabular-nums" aria-hidden="true">{t`${seconds} s`}</span>
              <span className="flex flex-wrap gap-2">
                {seconds >= 5 && <NotificationPrompt />}
                <Button disabled={phase === 'done'} onClick={onCancel}>
                  <Trans>Cancel</Trans>
                </Button>
              </span>
            </div>
            <p className="mt-3 text-note text-ink-soft">
              <Trans>If you cancel, this analysis won’t count toward your limit.</Trans>
            </p>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
