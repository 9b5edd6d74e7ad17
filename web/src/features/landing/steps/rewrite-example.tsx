import { Trans } from '@lingui/react/macro'
import { Icon } from '#web/ui/icon/icon.tsx'

export const RewriteExample = () => (
  <div className="space-y-3 text-note">
    <p className="max-w-md text-ink-soft line-through decoration-bad decoration-2">
      <Trans>Responsible for various tasks in the design area.</Trans>
    </p>
    <p className="max-w-md">
      <mark className="box-decoration-clone bg-beam px-1 py-0.5 text-on-beam">
        <Trans>Designed the 14 screens of the booking flow and tested them with 60 travelers.</Trans>
      </mark>
    </p>
    <div className="flex flex-wrap gap-2 pt-1">
      <span className="inline-flex min-h-9 items-center gap-2 rounded-faro bg-sea px-3 font-medium text-on-sea">
        <Icon name="check" size={16} />
        <Trans>Accept</Trans>
      </span>
      <span className="inline-flex min-h-9 items-center rounded-faro border border-line-strong px-3 font-medium">
        <Trans>Reject</Trans>
      </span>
    </div>
    <p className="flex items-center gap-2 border-t border-line pt-4 text-ink-soft">
      <Icon name="download" size={18} />
      <Trans>optimized-resume.pdf · one page · tagged text</Trans>
    </p>
  </div>
)
