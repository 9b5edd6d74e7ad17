import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { nextZoom, ZOOMS } from './zoom.ts'

interface PreviewBarProps {
  pages: number
  zoom: number
  onZoom: (zoom: number) => void
  onOpenAtsPreview: () => void
}

export const PreviewBar = ({ pages, zoom, onZoom, onOpenAtsPreview }: PreviewBarProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <div className="flex items-center justify-between pb-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        <p className="text-note text-ink-soft tabular-nums">
          {pages > 0 && <Plural value={pages} one="# page" other="# pages" />}
        </p>
        <Button kind="quiet" size="small" icon="search" onClick={onOpenAtsPreview}>
          <Trans>What an ATS reads</Trans>
        </Button>
      </div>
      <div className="flex items-center">
        <IconButton
          size="small"
          icon="zoom-out"
          label={t`Zoom out`}
          disabled={zoom === ZOOMS[0]}
          onClick={() => onZoom(nextZoom(zoom, -1))}
        />
        <button type="button" className="min-h-9 w-14 text-note text-ink-soft tabular-nums" onClick={() => onZoom(1)}>
          {formatNumber(zoom, language, { style: 'percent' })}
          <span className="sr-only">{t`: fit the page`}</span>
        </button>
        <IconButton
          size="small"
          icon="zoom-in"
          label={t`Zoom in`}
          disabled={zoom === ZOOMS.at(-1)}
          onClick={() => onZoom(nextZoom(zoom, 1))}
        />
      </div>
    </div>
  )
}
