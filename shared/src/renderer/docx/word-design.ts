import type { LetterCase } from '../../resume/design/design-axes.ts'
import type { Template } from '../../templates/template.ts'
import { getBackgroundColor, type Palette, type Style } from '../compose/style.ts'

/** The letters of a name or heading. */
export interface WordLetters {
  readonly bold: boolean
  readonly italic: boolean
  readonly case: LetterCase
  /** Space after each letter as a share of the size. */
  readonly tracking: number
  readonly color: string
}

/** What of a design Word can show in one column of text. Colors as #rrggbb. */
export interface WordDesign {
  readonly name: WordLetters
  readonly tagline: WordLetters
  readonly headerAlign: 'left' | 'center'
  /** Behind name and contacts. */
  readonly headerFill: string | undefined
  readonly headerPalette: Palette
  readonly heading: WordLetters
  readonly headingAlign: 'left' | 'center'
  /** Behind headings. */
  readonly headingFill: string | undefined
  readonly headingRules: { readonly above: boolean; readonly below: boolean; readonly left: boolean }
  readonly ruleColor: string
  /** Border style of WordprocessingML. */
  readonly ruleStyle: 'single' | 'double' | 'dotted'
  readonly bullet: '•' | '–'
}

type HeadingKind = Template['heading']['kind']

const RULES: Readonly<Record<HeadingKind, WordDesign['headingRules']>> = {
  plain: { above: false, below: false, left: false },
  label: { above: false, below: false, left: false },
  filled: { above: false, below: false, left: false },
  tab: { above: false, below: true, left: false },
  'rule-under': { above: false, below: true, left: false },
  'rule-beside': { above: false, below: true, left: false },
  'short-rule': { above: false, below: true, left: false },
  'rule-over': { above: true, below: false, left: false },
  'rule-both': { above: true, below: true, left: false },
  bar: { above: false, below: false, left: true },
  square: { above: false, below: false, left: true },
}

/** The design of a template in Word: its letters, fills and rules, in the order of the page. */
export const createWordDesign = (style: Style): WordDesign => {
  const { template, palette } = style
  const isFilled = (template.header === 'banner' || template.header === 'panel') && template.headerBackground !== 'none'
  const headerPalette = isFilled ? style.headerPalette : palette
  return {
    ...createHeaderLetters(template, headerPalette),
    headerAlign: template.header === 'centered' ? 'center' : 'left',
    headerFill: isFilled ? getBackgroundColor(template.headerBackground, palette) : undefined,
    headerPalette,
    heading: {
      bold: template.heading.weight === 'bold',
      italic: template.heading.weight === 'italic',
      case: template.heading.case,
      tracking: template.heading.tracking,
      color: template.heading.color === 'primary' ? palette.accent : palette.ink,
    },
    headingAlign: template.heading.align,
    headingFill: template.heading.kind === 'filled' ? palette.tint : undefined,
    headingRules: RULES[template.heading.kind],
    ruleColor: template.rules === 'hairline' ? palette.rule : palette.accent,
    ruleStyle: template.rules === 'double' || template.rules === 'dotted' ? template.rules : 'single',
    bullet: template.bullet === 'dash' ? '–' : '•',
  }
}

const createHeaderLetters = (
  { nameStyle, tagline }: Template,
  palette: Palette,
): { name: WordLetters; tagline: WordLetters } => ({
  name: {
    bold: nameStyle.weight === 'bold' || nameStyle.weight === 'contrast',
    italic: false,
    case: nameStyle.case,
    tracking: nameStyle.tracking,
    color: nameStyle.color === 'primary' ? palette.accent : palette.ink,
  },
  tagline: {
    bold: false,
    italic: tagline.style === 'italic',
    case: tagline.style === 'caps' ? 'upper' : 'normal',
    tracking: 0,
    color: { ink: palette.ink, muted: palette.muted, primary: palette.accent }[tagline.color],
  },
})
