import type { ResumeContent } from '../../resume/schema/content.ts'
import { getOpening } from '../lexicon/verb-forms.ts'
import { normalizeText, splitWords, toAlphanumeric } from './text.ts'

/** One thing said about a job, a project or a volunteer post: a bullet, or a sentence of a paragraph. */
export interface Statement {
  readonly text: string
  /** Path of its field in the flat shape, entries by id. */
  readonly path: string
  readonly section: 'experience' | 'projects' | 'volunteer'
  /** Index of its entry in the section. */
  readonly entry: number
  /** Whether it stands alone as a list item. */
  readonly bullet: boolean
}

const BULLET_GLYPH = /^\s*(?:[•◦▪▫●○■□‣⁃∙·►▸▶➢➤✓✔➔→»❖◆◇★*–—-]|\uf0b7|\uf0a7|[oe](?=\s\p{Lu}))\s*/u
const LIST_LABEL =
  /^(tech(nologies|nology|nical stack)?|tools?|stack|tech stack|keywords?|skills|environment|tecnologias?|herramientas|entorno|palabras clave|habilidades|stack tecnologico)( used| utilizad[oa]s| usad[oa]s)?\s*[:–—-]/

/** A run of keywords with commas is a list, not something that was done. */
const isKeywordList = (text: string): boolean => {
  if (LIST_LABEL.test(normalizeText(text))) return true
  const items = text.replace(/^[^:]{1,40}:/, '').split(/[,;|•·]\s*/)
  if (items.length < 6) return false
  return items.filter((item) => splitWords(item).length <= 3).length / items.length >= 0.8
}

interface TextBlock {
  text: string
  bullet: boolean
  /** Whether it has a list mark of its own. */
  marked: boolean
}

/** Joins lines that a page's edge has cut, so that a bullet is counted once. */
const joinWrappedLines = (lines: readonly string[]): TextBlock[] => {
  const whole: TextBlock[] = []
  const marked = lines.some((line) => BULLET_GLYPH.test(line))
  for (const line of lines) {
    const text = line.replace(BULLET_GLYPH, '').trim()
    if (!text) continue
    const last = whole.at(-1)
    const goesOn =
      last &&
      !BULLET_GLYPH.test(line) &&
      (/^[\p{Ll}\d(,;&]/u.test(text) || /[,\p{Ll}]-?$/u.test(last.text)) &&
      !/[.!?:]$/.test(last.text)
    if (goesOn && last && (marked || /^[\p{Ll}(]/u.test(text))) last.text = `${last.text} ${text}`
    else whole.push({ text, bullet: BULLET_GLYPH.test(line) || lines.length > 1, marked: BULLET_GLYPH.test(line) })
  }
  return whole
}

const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?;])\s+(?=[\p{Lu}¿¡•])/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Words of one list item; longer ones are paragraphs. */
const MAX_BULLET_WORDS = 60

const splitProse = (prose: string): { text: string; bullet: boolean }[] => {
  const parts = joinWrappedLines(prose.split(/\r?\n|(?<=\S)\s+[•●▪]\s+/u))
  return parts.flatMap((part): { text: string; bullet: boolean }[] => {
    const said = splitSentences(part.text)
    // Items whose marks were drawn, not written, come as one text: each sentence then opens with its own verb.
    const items = said.length > 1 && !part.marked && said.every((text) => getOpening(text, 'es') !== null)
    if (part.bullet && !items && splitWords(part.text).length <= MAX_BULLET_WORDS) return [part]
    return said.map((text) => ({ text, bullet: false }))
  })
}

/** Letters of a line's start that tell it from others. */
const LINE_PREFIX_CHARS = 22

/** Sentences that begin a line of their own on the page are list items, marked or not. */
export const markLineStarts = (
  statements: readonly Statement[],
  lines: readonly { readonly text: string }[],
): Statement[] => {
  const starts = new Set(
    lines.map((line) => toAlphanumeric(line.text.replace(BULLET_GLYPH, '')).slice(0, LINE_PREFIX_CHARS)),
  )
  return statements.map((s) =>
    s.bullet || !starts.has(toAlphanumeric(s.text).slice(0, LINE_PREFIX_CHARS)) ? s : { ...s, bullet: true },
  )
}

/** Statements that are looked at: a 20-page CV holds fewer. */
const MAX_STATEMENTS = 1_000

/** Every statement of the jobs, projects and volunteer posts, in reading order; keyword lists left out. */
export const extractStatements = (content: ResumeContent): Statement[] => {
  const { experience = [], projects = [], volunteer = [] } = content.sections
  const out: Statement[] = []
  const add = (
    section: Statement['section'],
    entry: number,
    path: string,
    parts: { text: string; bullet: boolean }[],
  ) => {
    for (const part of parts)
      if (splitWords(part.text).length >= 3 && !isKeywordList(part.text)) out.push({ ...part, path, section, entry })
  }
  experience.forEach((e, i) => {
    const base = `experience/${e.id ?? i}`
    add('experience', i, `${base}/description`, splitProse(e.description))
    e.achievements?.forEach((a, n) => {
      add('experience', i, `${base}/achievements/${n}`, [{ text: a.replace(BULLET_GLYPH, '').trim(), bullet: true }])
    })
  })
  projects.forEach((p, i) => {
    add('projects', i, `projects/${p.id ?? i}/description`, splitProse(p.description))
  })
  volunteer.forEach((v, i) => {
    add('volunteer', i, `volunteer/${v.id ?? i}/description`, splitProse(v.description))
  })
  return out.slice(0, MAX_STATEMENTS)
}
