import type { BrandColors } from '../../resume/design/brand.ts'
import { contrastRatio, MIN_TEXT_CONTRAST } from '../draw/color.ts'

/** Colors of a brand that are not readable on white or on its tint. */
export interface LowContrast {
  readonly color: 'primary' | 'ink' | 'muted'
  readonly background: 'white' | 'tint'
  /** 1–21, rounded down to a decimal. */
  readonly ratio: number
}

const WHITE = '#ffffff'

/** The pairs below 4.5:1 (WCAG 2.2, success criterion 1.4.3). */
export const checkColors = (colors: BrandColors): LowContrast[] =>
  (['primary', 'ink', 'muted'] as const).flatMap((color) =>
    (['white', 'tint'] as const).flatMap((background) => {
      const ratio = contrastRatio(colors[color], background === 'white' ? WHITE : colors.tint)
      return ratio < MIN_TEXT_CONTRAST ? [{ color, background, ratio: Math.floor(ratio * 10) / 10 }] : []
    }),
  )
