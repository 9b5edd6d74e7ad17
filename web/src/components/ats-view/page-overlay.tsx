import { useLingui } from '@lingui/react/macro'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { cx } from '#web/ui/cx.ts'
import type { FieldLabel, NumberedLine } from './field-labels.ts'

interface PageOverlayProps {
  page: ExtractedDocument['pages'][number]
  lines: readonly NumberedLine[]
  labels: ReadonlyMap<number, readonly FieldLabel[]>
  selected: number | null
  onSelect: (index: number) => void
  /** Object URL of the rasterized page; without it, the extracted lines are drawn instead. */
  imageUrl: string | null
}

/** Text is only squeezed into a line's width, never stretched: a wide line contains a gap, such as before a date. */
const needsSqueezing = ({ text, size, width }: NumberedLine): boolean => width > 0 && width < text.length * size * 0.62

/** The page with a clickable box per extracted line; lines with fields are highlighted. */
export const PageOverlay = ({ page, lines, labels, selected, onSelect, imageUrl }: PageOverlayProps) => {
  const { t } = useLingui()
  return (
    <svg
      role="img"
      aria-label={t`Page ${page.number} as an ATS reads it`}
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="h-auto w-full rounded-faro border border-line bg-sheet [color-scheme:light]"
    >
      {imageUrl && <image href={imageUrl} width={page.width} height={page.height} preserveAspectRatio="none" />}
      {lines.map((line) => {
        const height = line.size * 1.25
        const isSelected = line.index === selected
        const hasField = labels.has(line.index)
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it does the same for keyboards
          <g key={line.index} className="cursor-pointer" onClick={() => onSelect(line.index)}>
            <rect
              x={line.x - 2}
              y={line.y - line.size}
              width={line.width + 4}
              height={height}
              rx="1.5"
              className={cx(
                isSelected ? 'fill-beam' : hasField ? 'fill-beam opacity-35' : 'fill-transparent',
                imageUrl && 'mix-blend-multiply',
              )}
            />
            {!imageUrl && (
              <text
                x={line.x}
                y={line.y}
                fontSize={line.size}
                textLength={needsSqueezing(line) ? line.width : undefined}
                lengthAdjust="spacingAndGlyphs"
                fontWeight={line.bold ? 700 : 400}
                className="fill-ink font-sans"
              >
                {line.text}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
