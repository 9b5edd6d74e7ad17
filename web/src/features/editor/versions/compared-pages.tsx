import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import { showBitmap } from '#web/platform/show-bitmap.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { PreviewPage } from '#web/workers/render/protocol.ts'
import { type FocusedField, listBoxes } from '../preview/locate-text.ts'
import { measureText } from '../preview/measure-text.ts'
import { findPageChanges } from './page-changes.ts'
import type { DrawnPages } from './use-drawn-pages.ts'

interface ComparedPagesProps {
  label: string
  /** Null while they are drawn. */
  drawn: DrawnPages | null
  /** Words that these pages do not have are marked; null marks none. */
  other: DrawnPages | null
  /** CSS px. */
  width: number
}

const listSpans = ({ pages }: DrawnPages) => pages.flatMap(({ text }) => text)

/** The pages of a document with the words that another one does not have marked. */
export const ComparedPages = ({ label, drawn, other, width }: ComparedPagesProps) => {
  const changes = useMemo(
    () =>
      drawn && other
        ? findPageChanges(
            { document: drawn.document, spans: listSpans(drawn) },
            { document: other.document, spans: listSpans(other) },
          )
        : [],
    [drawn, other],
  )
  if (!drawn) return <Skeleton className="aspect-[1/1.414] w-full" />
  return (
    <div className="flex flex-col gap-3">
      {drawn.pages.map((page) => (
        <ComparedPage
          key={page.number}
          label={label}
          page={page}
          document={drawn.document}
          changes={changes}
          width={width}
        />
      ))}
    </div>
  )
}

interface ComparedPageProps {
  label: string
  page: PreviewPage
  document: DrawnPages['document']
  changes: readonly FocusedField[]
  width: number
}

const ComparedPage = ({ label, page, document, changes, width }: ComparedPageProps) => {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) showBitmap(canvas.current, page.bitmap)
  }, [page])
  const boxes = useMemo(
    () => changes.flatMap((change) => listBoxes(document, page.text, change, measureText)),
    [changes, document, page],
  )
  const scale = width / page.width
  return (
    <div
      className="relative max-w-full border border-line bg-sheet scheme-light"
      style={{ width, height: page.height * scale }}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={t`${label}, page ${page.number}`}
        className="size-full"
        data-drawn-page={page.number}
      />
      {boxes.map(({ x, y, width: boxWidth, height }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no id
          key={index}
          data-change
          className="pointer-events-none absolute rounded-sm bg-sea/20 mix-blend-multiply outline-1 outline-sea/60 forced-colors:outline-[Highlight]"
          style={{ left: x * scale - 1, top: y * scale - 1, width: boxWidth * scale + 2, height: height * scale + 2 }}
        />
      ))}
    </div>
  )
}
