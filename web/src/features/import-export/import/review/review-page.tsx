import { useMemo } from 'react'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { Provenance } from '#shared/parser/parsed-resume.ts'
import { getPageLines, groupLabelsByLine } from '#web/components/ats-view/field-labels.ts'
import { LineList } from '#web/components/ats-view/line-list.tsx'
import { PageOverlay } from '#web/components/ats-view/page-overlay.tsx'
import { usePageImage } from '#web/components/ats-view/use-page-image.ts'

interface ReviewPageProps {
  file: File
  extracted: ExtractedDocument
  provenance: readonly Provenance[]
  /** Index of the marked line. */
  selected: number | null
  onSelect: (line: number) => void
}

/** The page of the marked line; Word files and texts have no pages, so that their lines are listed. */
export const ReviewPage = ({ file, extracted, provenance, selected, onSelect }: ReviewPageProps) => {
  const number = (selected === null ? undefined : extracted.lines[selected]?.page) ?? extracted.pages[0]?.number ?? 1
  const page = extracted.pages.find((candidate) => candidate.number === number)
  const labels = useMemo(() => groupLabelsByLine(provenance), [provenance])
  const lines = useMemo(() => getPageLines(extracted, number), [extracted, number])
  const isDrawn = extracted.source === 'pdf' && page !== undefined && page.width > 0 && page.height > 0
  const imageUrl = usePageImage(isDrawn ? file : null, number)
  return isDrawn ? (
    <PageOverlay
      page={page}
      lines={lines}
      labels={labels}
      selected={selected}
      onSelect={onSelect}
      imageUrl={imageUrl}
    />
  ) : (
    <LineList lines={lines} labels={labels} selected={selected} jumpCount={0} onSelect={onSelect} fill={false} />
  )
}
