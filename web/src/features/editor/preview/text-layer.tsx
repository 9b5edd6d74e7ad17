import { memo, useDeferredValue } from 'react'
import type { PreviewPage, TextSpan } from '#web/workers/render/protocol.ts'

/** The document's own path of a drawn text, and null for words that no field holds. */
const getDocumentPath = (span: TextSpan): readonly string[] | null =>
  span.path ? span.path.replace(/^skills\/languages/, 'languages').split('/') : null

interface TextLayerProps {
  page: PreviewPage
  /** CSS pixels a pt. */
  scale: number
  onGoToField: (path: readonly string[]) => void
}

/** The page's words over its picture, to be selected, searched and read aloud; a double click leads to their field. */
export const TextLayer = memo(({ page, scale, onGoToField }: TextLayerProps) => {
  const { text } = useDeferredValue(page)
  return (
    <div className="absolute inset-0 overflow-hidden leading-none text-transparent selection:bg-beam/40 selection:text-transparent">
      {text.map((span, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the mouse; the form's own tabs lead there too
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's texts have no other identity
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
