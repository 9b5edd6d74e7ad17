import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { findNextScale } from './zoom.ts'

interface PreviewBarProps {
  pages: number
  /** Scale of the page on screen; 1 is its size on paper. */
  scale: number
  /** Null fits the page to its column. */
  onScale: (scale: number | null) => void
  /** Missing where no machine reads the page. */
  onOpenAtsPreview?: (() => void) | undefined
  /** What stands first. */
  children?: ReactNode
}

/** Number of pages, what an ATS reads, and zoom. */
export const PreviewBar = ({ pages, scale, onScale, onOpenAtsPreview, children }: PreviewBarProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [larger, smaller] = [findNextScale(scale, 1), findNextScale(scale, -1)]
  return (
    <div className="flex min-h-11 shrink-0 items-center gap-x-3 border-line border-b bg-paper px-3">
      {children}
      <p className="whitespace-nowrap text-note text-ink-soft tabular-nums">
        {pages > 0 && <Plural value={pages} one="# page" other="# pages" />}
      </p>
      {onOpenAtsPreview && (
        <Button kind="quiet" size="small" icon="search" className="min-w-0 px-2!" onClick={onOpenAtsPreview}>
          <Trans>What an ATS reads</Trans>
        </Button>
      )}
      <div className="ms-auto flex items-center">
        <IconButton
          size="small"
          icon="zoom-out"
          label={t`Zoom out`}
          disabled={smaller === null}
          onClick={() => onScale(smaller)}
        />
        <button
          type="button"
          className="min-h-9 min-w-11 rounded-faro text-note text-ink-soft tabular-nums hover:text-ink"
          onClick={() => onScale(null)}
        >
          {formatNumber(scale, language, { style: 'percent', maximumFractionDigits: 0 })}
          <span className="sr-only">. {t`Fit to page`}</span>
        </button>
        <IconButton
          size="small"
          icon="zoom-in"
          label={t`Zoom in`}
          disabled={larger === null}
          onClick={() => onScale(larger)}
        />
      </div>
    </div>
  )
}
