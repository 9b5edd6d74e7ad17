import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { IconButton } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'
import type { AtsViewProps } from './ats-view.types.ts'
import { getPageLines, groupLabelsByLine } from './field-labels.ts'
import { LineList } from './line-list.tsx'
import { PageOverlay } from './page-overlay.tsx'
import { usePageImage } from './use-page-image.ts'
import { WarningList } from './warning-list.tsx'

/** The page beside its extracted text in reading order, with the parsed fields labelled on their lines. */
export const AtsView = ({ extraction: { extracted, parsed }, file, focus }: AtsViewProps) => {
  const { t } = useLingui()
  const [number, setNumber] = useState(extracted.pages[0]?.number ?? 1)
  const [selected, setSelected] = useState<number | null>(null)
  const [jumpCount, setJumpCount] = useState(0)
  const [side, setSide] = useState<'text' | 'page'>('text')
  const labels = useMemo(() => groupLabelsByLine(parsed.provenance), [parsed])
  const lines = useMemo(() => getPageLines(extracted, number), [extracted, number])
  const page = extracted.pages.find((candidate) => candidate.number === number)
  // Word files have no pages that could be drawn: their lines are shown alone.
  const imageUrl = usePageImage(extracted.source === 'pdf' ? file : null, number)

  useEffect(() => {
    const line = focus && extracted.lines[focus.line]
    if (!focus || !line) return
    setNumber(line.page)
    setSelected(focus.line)
    setSide('text')
    setJumpCount(focus.at)
  }, [focus, extracted])

  const hasPage = extracted.source === 'pdf' && page !== undefined && page.width > 0 && page.height > 0
  const pages = extracted.pages.length
  return (
    <div>
      <WarningList warnings={extracted.hazards} onSelect={(line) => setSelected(line)} />
      {lines.some((line) => line.recognized) && (
        <p className="mb-4 text-note text-ink-soft">
          <Trans>This page is an image. We recognized its text on your device, so it may contain errors.</Trans>
        </p>
      )}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        {hasPage && (
          <SegmentedControl
            className="md:hidden"
            legend={t`Show`}
            value={side}
            onChange={setSide}
            segments={[
              { value: 'text', label: t`Text` },
              { value: 'page', label: t`Page` },
            ]}
          />
        )}
        {pages > 1 && (
          <div className="flex items-center gap-1">
            <IconButton
              icon="chevron-left"
              size="small"
              label={t`Previous page`}
              disabled={number <= 1}
              onClick={() => setNumber(number - 1)}
            />
            <span className="text-note tabular-nums" aria-live="polite">
              <Trans>
                Page {number} of {pages}
              </Trans>
            </span>
            <IconButton
              icon="chevron-right"
              size="small"
              label={t`Next page`}
              disabled={number >= pages}
              onClick={() => setNumber(number + 1)}
            />
          </div>
        )}
      </div>
      <div className={cx('grid gap-6', hasPage && 'md:grid-cols-2')}>
        {hasPage && page && (
          <div className={cx(side === 'text' && 'max-md:hidden')}>
            <PageOverlay
              page={page}
              lines={lines}
              labels={labels}
              selected={selected}
              onSelect={setSelected}
              imageUrl={imageUrl}
            />
          </div>
        )}
        <div className={cx('relative', hasPage && side === 'page' && 'max-md:hidden')}>
          <LineList
            lines={lines}
            labels={labels}
            selected={selected}
            jumpCount={jumpCount}
            onSelect={setSelected}
            fill={hasPage}
          />
        </div>
      </div>
    </div>
  )
}
