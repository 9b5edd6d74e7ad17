import { isLevelText } from '../fields/skills/skill-levels.ts'
import { headingKindByKey, trimHeading } from '../lexicon/headings.ts'
import { isTool } from '../lexicon/tool-names.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import type { Section } from './section.ts'

/** The items of lines that list something. */
export const splitItems = (lines: readonly ParsedLine[]): string[] => {
  const texts = lines.flatMap(({ segments }) => segments.map(({ text }) => text))
  return texts.flatMap((text) => text.split(/(?:(?<!\s)\s+)?[,;|•·/]\s*/)).filter((item) => item !== '')
}

/** Share of the items below the name of an area (`Diseño gráfico`) that are tools. */
const MIN_TOOL_SHARE = 0.5
const MIN_TOOLS = 3

/** Whether lines without dates list tools, perhaps with levels beside them. */
export const isToolList = (lines: readonly ParsedLine[]): boolean => {
  const items = splitItems(lines).filter((item) => !isLevelText(item))
  const tools = items.filter(isTool).length
  return tools >= MIN_TOOLS && tools >= items.length * MIN_TOOL_SHARE && lines.every(({ dates }) => !dates)
}

/** Kinds of sections that do not have tools of their own, as jobs have. */
const KINDS: ReadonlySet<Section['kind']> = new Set(['education', 'summary', 'languages', 'certifications', 'courses'])
const MAX_LABEL_CHARS = 60
/** Words for tools that are no headings by themselves. */
const TOOL_WORD = /(?<!\p{L})(?:programas|programs|lenguajes|languages|aplicaciones|applications)(?!\p{L})/iu

/** The sections, with tools at the end of one below a bold label (`Programas y lenguajes:`) as a section of their own. */
export const splitTrailingTools = (sections: readonly Section[]): readonly Section[] =>
  sections.flatMap((section): Section[] => {
    const { kind, lines } = section
    const at = KINDS.has(kind) ? lines.findIndex(isToolLabel) : -1
    const label = lines[at]
    if (!label || !isToolList(lines.slice(at + 1))) return [section]
    return [
      { ...section, lines: lines.slice(0, at) },
      { kind: 'skills', title: trimHeading(label.text), heading: label, lines: lines.slice(at + 1) },
    ]
  })

const isToolLabel = ({ text, bold, bullet, dates }: ParsedLine): boolean =>
  bold &&
  !bullet &&
  !dates &&
  text.endsWith(':') &&
  text.length <= MAX_LABEL_CHARS &&
  (TOOL_WORD.test(text) || headingKindByKey(text) === 'skills')
