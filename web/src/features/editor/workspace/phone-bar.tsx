import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { IconName } from '#web/ui/icon/icon-paths.ts'
import { trackBottomBar } from '#web/ui/layout/bottom-bar.ts'
import { RESUME_FORM_ID } from '../form/resume-form.tsx'
import { useWorkspace } from './use-workspace.ts'

interface PhoneBarProps {
  busy: boolean
  onPreview: () => void
}

/** Sections, design, page and download, at the bottom of a narrow screen. */
export const PhoneBar = ({ busy, onPreview }: PhoneBarProps) => {
  const { t } = useLingui()
  const { open, toggle, isPageOver } = useWorkspace()
  return (
    <div
      ref={trackBottomBar}
      className="fixed inset-x-0 bottom-0 z-50 short:static flex items-center gap-1 border-t border-line bg-paper px-2 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] sm:px-6"
    >
      <BarButton
        icon="menu"
        label={t`Sections`}
        aria-expanded={open === 'sections'}
        onClick={() => toggle('sections')}
      />
      <BarButton icon="palette" label={t`Design`} aria-expanded={open === 'design'} onClick={() => toggle('design')} />
      <BarButton icon="eye" label={t`Preview`} aria-pressed={isPageOver} onClick={onPreview} />
      <Button
        kind="primary"
        type="submit"
        form={RESUME_FORM_ID}
        icon="download"
        busy={busy}
        className="ms-1 min-w-0 flex-1 px-2! text-note! max-[23rem]:px-1! max-[23rem]:[&>svg]:hidden"
      >
        {busy ? <Trans>Generating Resume...</Trans> : <Trans>Generate Resume</Trans>}
      </Button>
    </div>
  )
}

interface BarButtonProps extends React.ComponentProps<'button'> {
  icon: IconName
  label: string
}

const BarButton = ({ icon, label, ...rest }: BarButtonProps) => (
  <button
    type="button"
    className={cx(
      'flex min-h-13 min-w-15 shrink-0 flex-col items-center justify-center gap-0.5 rounded-faro px-1 text-note leading-tight text-ink-soft transition-colors',
      'aria-expanded:bg-sunk aria-expanded:text-ink aria-pressed:bg-sunk aria-pressed:text-ink',
    )}
    {...rest}
  >
    <Icon name={icon} />
    <span className="whitespace-nowrap">{label}</span>
  </button>
)
