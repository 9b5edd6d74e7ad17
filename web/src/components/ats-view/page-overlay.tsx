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
  /** The page as it was drawn, when the file is at hand. */
  imageUrl: string | null
}

/** Letters are squeezed into a line's width, never stretched: a wider line is one with a gap, such as a date at the right. */
const needsSqueezing = ({ text, size, width }: NumberedLine): boolean => width > 0 && width < text.length * size * 0.62

/** The page with its lines where they stand; what was found lies in the light. */
export const PageOverlay = ({
  page,
  lines,
  labels: marks,
  selected: lit,
  onSelect: onLine,
  imageUrl: picture,
}: PageOverlayProps) => {
  const { t } = useLingui()
  return (
    <svg
      role="img"
      aria-label={t`Page ${page.number} as it was read`}
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="h-auto w-full rounded-faro border border-line bg-sheet [color-scheme:light]"
    >
      {picture && <image href={picture} width={page.width} height={page.height} preserveAspectRatio="none" />}
      {lines.map((line) => {
        const height = line.size * 1.25
        const isLit = line.index === lit
        const isFound = marks.has(line.index)
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it does the same for keyboards
          <g key={line.index} className="cursor-pointer" onClick={() => onLine(line.index)}>
            <rect
              x={line.x - 2}
              y={line.y - line.size}
              width={line.width + 4}
              height={height}
              rx="1.5"
              className={cx(
                isLit ? 'fill-beam' : isFound ? 'fill-beam opacity-35' : 'fill-transparent',
                picture && 'mix-blend-multiply',
              )}
            />
            {!picture && (
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
