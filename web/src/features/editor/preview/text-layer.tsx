import { memo, useDeferredValue } from 'react'
import { toDocumentPath } from '#shared/resume/schema/flat-path.ts'
import type { PreviewPage, TextSpan } from '#web/workers/render/protocol.ts'

/** Returns the document path of a rendered text, or null for text that belongs to no field. */
const getDocumentPath = (span: TextSpan): readonly string[] | null =>
  span.path ? toDocumentPath(span.path).split('/') : null

interface TextLayerProps {
  page: PreviewPage
  /** CSS px per pt. */
  scale: number
  onGoToField: (path: readonly string[]) => void
}

/** Transparent text over the page image, for selection and search. A double click goes to the field. */
export const TextLayer = memo(({ page, scale, onGoToField }: TextLayerProps) => {
  const { text } = useDeferredValue(page)
  return (
    <div className="absolute inset-0 overflow-hidden leading-none text-transparent selection:bg-beam/40 selection:text-transparent">
      {text.map((span, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a mouse shortcut; the form tabs do the same
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: texts of a page have no id
          key={index}
          className="absolute origin-top-left cursor-text whitespace-pre"
          style={{
            left: span.x * scale,
            top: span.y * scale,
            width: span.width * scale,
            height: span.height * scale,
            fontSize: span.size * scale,
            fontWeight: span.bold ? 700 : 400,
          }}
          onDoubleClick={() => {
            const path = getDocumentPath(span)
            if (path) onGoToField(path)
          }}
        >
          {span.text}{' '}
        </span>
      ))}
    </div>
  )
})
