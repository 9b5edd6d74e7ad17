import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { IconButton } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'
import { getPageLines, groupLabelsByLine } from './field-labels.ts'
import { LineList } from './line-list.tsx'
import { PageOverlay } from './page-overlay.tsx'
import { usePageImage } from './use-page-image.ts'
import { WarningList } from './warning-list.tsx'

interface AtsViewProps {
  read: ExtractedDocument
  /** The file itself, when it is at hand: its pages are drawn under the marks. */
  file: Blob | null
  /** A line to show; `at` counts the jumps. */
  focus: { readonly line: number; readonly at: number } | null
}

/** The page beside the text in the order a parser gets it, with the fields that were found marked. */
export const AtsView = ({ read, file, focus }: AtsViewProps) => {
  const { t } = useLingui()
  const [number, setNumber] = useState(read.pages[0]?.number ?? 1)
  const [lit, setLit] = useState<number | null>(null)
  const [jump, setJump] = useState(0)
  const [side, setSide] = useState<'text' | 'page'>('text')
  const marks = useMemo(() => groupLabelsByLine(parseResume(read).provenance), [read])
  const lines = useMemo(() => getPageLines(read, number), [read, number])
  const page = read.pages.find((candidate) => candidate.number === number)
  const picture = usePageImage(file, number)

  useEffect(() => {
    const line = focus && read.lines[focus.line]
    if (!focus || !line) return
    setNumber(line.page)
    setLit(focus.line)
    setSide('text')
    setJump(focus.at)
  }, [focus, read])

  const hasPage = read.source === 'pdf' && page !== undefined && page.width > 0 && page.height > 0
  const pages = read.pages.length
  return (
    <div>
      <WarningList hazards={read.hazards} onLine={(line) => setLit(line)} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        {hasPage && (
          <SegmentedControl
            className="md:hidden"
            legend={t`Side`}
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
            <PageOverlay page={page} lines={lines} labels={marks} selected={lit} onSelect={setLit} imageUrl={picture} />
          </div>
        )}
        <div className={cx('relative', hasPage && side === 'page' && 'max-md:hidden')}>
          <LineList lines={lines} labels={marks} selected={lit} jumpCount={jump} onSelect={setLit} fill={hasPage} />
        </div>
      </div>
    </div>
  )
}
