import { normalizeText } from '../../../parser/lexicon/fold.ts'
import type { ResumeContent } from '../../../resume/schema/content.ts'
import { extractTermKeys } from '../../job-match/terms.ts'
import { getOpening, hasWeakOpening } from '../../lexicon/verb-forms.ts'
import { splitWords, toAlphanumeric, toLinePrefix } from '../text.ts'
import { isWorkLine } from './work-lines.ts'

/** A bullet or a sentence of a job, a project or a volunteer post. */
export interface Statement {
  readonly text: string
  /** Path of its field in the flat shape, with entry ids. */
  readonly path: string
  readonly section: 'experience' | 'projects' | 'volunteer'
  /** Index of its entry in the section. */
  readonly entry: number
  /** Whether it is a list item. */
  readonly bullet: boolean
}

/** The mark of a list item at the start of a line. */
export const BULLET_GLYPH = /^\s*(?:[•◦▪▫●○■□‣⁃∙·►▸▶➢➤✓✔➔→»❖◆◇★*–—-]|\uf0b7|\uf0a7|[oe](?=\s\p{Lu}))\s*/u
const LIST_LABEL =
  /^(tech(nologies|nology|nical stack)?|tools?|stack|tech stack|keywords?|skills|environment|tecnologias?|lenguajes|languages|herramientas|entorno|palabras clave|habilidades|stack tecnologico)( used| utilizad[oa]s| usad[oa]s)?\s*[:–—-]/

/** A label before what was done: `Funciones: …`. */
const TASK_LABEL =
  /^(?:(?:principales|key|main|job)\s+)?(?:funciones|tareas|responsabilidades|logros|actividad|actividades|descripci[oó]n|description|(?:work|job) role|experiencia|especialidad|duties|tasks|responsibilit(?:y|ies)|achievements|result areas?|work (?:handling|handled|done))(?:\s+(?:realizadas|principales|y tareas|y logros))?\s{0,5}:\s{0,5}(?=\S)/iu

/** A comma-separated list of keywords is not a statement. */
const isKeywordList = (text: string): boolean => {
  if (LIST_LABEL.test(normalizeText(text))) return true
  const items = text.replace(/^[^:]{1,40}:/, '').split(/[,;|•·]\s*|\s[-–]\s/)
  const short = items.filter((item) => splitWords(item).length <= 3)
  return items.length < MIN_LIST_ITEMS
    ? items.length >= MIN_NAMES && short.length === items.length && items.every(isName) && !getOpening(text, 'es')
    : short.length / items.length >= 0.8 && items.every((item) => splitWords(item).length <= MAX_ITEM_WORDS)
}

/** Items of a list of words; fewer are a list when each is a name: `Photoshop, Illustrator, Lightroom`. */
const MIN_LIST_ITEMS = 6
const MIN_NAMES = 3
/** A longer item is a sentence before its tools. */
const MAX_ITEM_WORDS = 8
const isName = (item: string): boolean => /^\s*[\p{Lu}\d.]/u.test(item) || extractTermKeys(item).length > 0

interface TextBlock {
  text: string
  bullet: boolean
  /** Whether it starts with a bullet glyph. */
  marked: boolean
}

/** A line that goes on in the next one: after a function word, a comma or an open bracket. */
const OPEN_END =
  /(?:,|\s(?:de|del|la|el|los|las|en|y|e|o|con|para|por|a|al|un|una|the|of|and|in|on|at|for|to|with|by|from|or|an|as)|\([^)]{0,60})$/iu

/** A word that goes on in the next line: `plan-`. */
const SPLIT_WORD = /\p{Ll}-$/u

/** Joins wrapped lines, so that a bullet counts once. */
const joinWrappedLines = (lines: readonly string[]): TextBlock[] => {
  const whole: TextBlock[] = []
  // A line without a mark goes on only below one that has a mark.
  let marked = false
  for (const line of lines) {
    const text = line.replace(BULLET_GLYPH, '').trim()
    if (!text) continue
    const last = whole.at(-1)
    marked ||= BULLET_GLYPH.test(line)
    const goesOn =
      last &&
      !BULLET_GLYPH.test(line) &&
      (/^[\p{Ll}\d(,;&]/u.test(text) || /[,\p{Ll}]-?$/u.test(last.text)) &&
      !/[.!?:]$/.test(last.text)
    if (
      last &&
      ((goesOn && (marked || /^[\p{Ll}(]/u.test(text))) || (!BULLET_GLYPH.test(line) && OPEN_END.test(last.text)))
    )
      last.text =
        SPLIT_WORD.test(last.text) && /^\p{Ll}/u.test(text)
          ? `${last.text.slice(0, -1)}${text}`
          : `${last.text} ${text}`
    else whole.push({ text, bullet: BULLET_GLYPH.test(line) || lines.length > 1, marked: BULLET_GLYPH.test(line) })
  }
  return whole
}

const splitSentences = (text: string): string[] =>
  text
    .split(
      /(?<=[.!?;])(?<!\b(?:drs?|dra|mr|mrs|ms|prof|profa|lic|ing|sr|sra|st|vs|no|dept|inc|ltd|pvt|ee|uu|u\.s|e\.g|i\.e)\.)\s+(?=[\p{Lu}¿¡•])/iu,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Longer list items are treated as paragraphs. */
const MAX_BULLET_WORDS = 60

const splitProse = (prose: string): { text: string; bullet: boolean }[] => {
  const parts = joinWrappedLines(prose.split(/\r?\n|(?<=\S)\s+(?:[•●▪]\s+|\*(?=\p{Lu}))/u))
  return parts.flatMap((part): { text: string; bullet: boolean }[] => {
    const sentences = splitSentences(part.text)
    // List items with drawn bullets are extracted as one text, in which each sentence opens with a verb.
    const items = sentences.length > 1 && !part.marked && sentences.every((text) => getOpening(text, 'es') !== null)
    if (part.bullet && !items && splitWords(part.text).length <= MAX_BULLET_WORDS) return [part]
    return sentences.map((text) => ({ text, bullet: false }))
  })
}

/** The name before what was done: `• Rose garden: planted …`, `• Rose garden — planted …`. */
const LISTED_NAME = /^.{3,80}?(?::| [—–-] )\s*/u

/** Turns sentences that start a line on the page into list items, with or without a bullet glyph. */
export const markLineStarts = (
  statements: readonly Statement[],
  lines: readonly { readonly text: string }[],
): Statement[] => {
  const starts = new Set(
    lines
      .flatMap(({ text }) => [text, text.replace(LISTED_NAME, '')])
      .map((text) => toLinePrefix(text.replace(BULLET_GLYPH, ''))),
  )
  const startsLine = statements.map(({ text }) => starts.has(toLinePrefix(text)))
  // The first sentence of a paragraph starts a line too, but the next one does not.
  const isParagraph = (path: string, next: number) => {
    const after = statements[next]
    return after !== undefined && after.path === path && !after.bullet && !startsLine[next]
  }
  return statements.map((s, i) =>
    s.bullet || !startsLine[i] || isParagraph(s.path, i + 1) ? s : { ...s, bullet: true },
  )
}

/** More than a 20-page resume has. */
const MAX_STATEMENTS = 1_000

interface WorkText {
  readonly section: Statement['section']
  readonly entry: number
  readonly path: string
  readonly names: string
  readonly parts: readonly { readonly text: string; readonly bullet: boolean }[]
}

/** A short line above the list of a job: its branch or its project, no deed. */
const isCaption = (text: string): boolean => splitWords(text).length <= MAX_CAPTION_WORDS && !getOpening(text, 'es')
const MAX_CAPTION_WORDS = 6

/** The texts of jobs, projects and volunteer posts in document order, split into lines and sentences. */
const listWorkTexts = ({ sections }: ResumeContent): WorkText[] => {
  const { experience = [], projects = [], volunteer = [] } = sections
  return [
    ...experience.flatMap((e, i): WorkText[] => {
      const base = { section: 'experience', entry: i, names: toAlphanumeric(`${e.position} ${e.company}`) } as const
      const path = `experience/${e.id ?? i}`
      const achievements = (e.achievements ?? []).map((a, n) => ({
        ...base,
        path: `${path}/achievements/${n}`,
        parts: [{ text: a.replace(BULLET_GLYPH, '').trim(), bullet: true }],
      }))
      const parts = achievements.length > 1 && isCaption(e.description) ? [] : splitProse(e.description)
      return [{ ...base, path: `${path}/description`, parts }, ...achievements]
    }),
    ...projects.map((p, i) => ({
      section: 'projects' as const,
      entry: i,
      names: toAlphanumeric(p.name),
      path: `projects/${p.id ?? i}/description`,
      parts: splitProse(p.description),
    })),
    ...volunteer.map((v, i) => ({
      section: 'volunteer' as const,
      entry: i,
      names: toAlphanumeric(`${v.role} ${v.organization}`),
      path: `volunteer/${v.id ?? i}/description`,
      parts: splitProse(v.description),
    })),
  ]
}

const MIN_WORDS = 3

/** What only opens the list below it: `Some highlights were:`. */
const LEAD_IN = /:\s*$/

const sortLines = (content: ResumeContent): { statements: Statement[]; others: number } => {
  const statements: Statement[] = []
  let others = 0
  const texts = listWorkTexts(content)
  for (const { names, parts, section, entry, path } of texts) {
    const isMixedCase = texts.some(
      (t) => t.section === section && t.entry === entry && t.parts.some(({ text }) => text !== text.toUpperCase()),
    )
    for (const part of parts) {
      if (splitWords(part.text).length < MIN_WORDS || LEAD_IN.test(part.text) || isKeywordList(part.text)) continue
      const text = part.text.replace(TASK_LABEL, '')
      if (isWorkLine(text, { names, isMixedCase, isItem: part.bullet && path.includes('/achievements/') }))
        statements.push({ ...part, text, path, section, entry })
      else others += 1
    }
  }
  return { statements, others }
}

/** The statements of jobs, projects and volunteer posts in document order, without keyword lists. */
export const extractStatements = (content: ResumeContent): Statement[] =>
  sortLines(content).statements.slice(0, MAX_STATEMENTS)

/** Lines of jobs, projects and posts that are too short to be statements and open with a verb: `Hice cosas.` */
export const listShortDeeds = (content: ResumeContent): Pick<Statement, 'text' | 'path'>[] =>
  listWorkTexts(content).flatMap(({ parts, path }) =>
    parts.flatMap(({ text }) => {
      if (splitWords(text).length >= MIN_WORDS) return []
      const form = getOpening(text, 'es')?.form
      return hasWeakOpening(text, 'es') || (form && form !== 'noun') ? [{ text, path }] : []
    }),
  )

/** Fewer lines may be there on purpose. */
const MIN_FOREIGN_LINES = 3

/** Share (0–1) of the lines of jobs, projects and posts that tell no work: headings, contact data, rows of tables. */
export const getForeignShare = (content: ResumeContent): number => {
  const { statements, others } = sortLines(content)
  return others < MIN_FOREIGN_LINES ? 0 : others / (statements.length + others)
}
