import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Icon } from '#web/ui/icon/icon.tsx'

export const UploadExample = () => (
  <div className="max-w-md">
    <div className="flex gap-1 border-b border-line text-note">
      <span className="border-b-3 border-beam px-3 py-2 font-medium">
        <Trans>PDF or Word</Trans>
      </span>
      <span className="px-3 py-2 text-ink-soft">
        <Trans>Paste text</Trans>
      </span>
    </div>
    <div className="mt-4 rounded-faro border border-dashed border-line-strong px-5 py-7 text-center text-note text-ink-soft">
      <Icon name="upload" size={22} className="mx-auto mb-2 text-sea" />
      <Trans>Upload your resume</Trans>
    </div>
    <div className="mt-3 flex items-center gap-3 rounded-faro border border-line bg-sheet px-4 py-3 text-note">
      <Icon name="file-text" className="text-sea" />
      <span className="min-w-0 flex-1 truncate">cv-lucia-ferrer.pdf</span>
      <span className="text-ink-soft tabular-nums">{formatNumber(0.21, useLanguage())} MB</span>
      <Icon name="check" size={18} className="text-good" />
    </div>
  </div>
)
