import { normalizeText } from '../../parser/lexicon/fold.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'
import { getOpening } from '../lexicon/verb-forms.ts'
import { AD_HEADING, AD_SENTENCE } from '../lexicon/work-substance.ts'
import { splitWords, toAlphanumeric } from './text.ts'

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

const BULLET_GLYPH = /^\s*(?:[•◦▪▫●○■□‣⁃∙·►▸▶➢➤✓✔➔→»❖◆◇★*–—-]|\uf0b7|\uf0a7|[oe](?=\s\p{Lu}))\s*/u
const LIST_LABEL =
  /^(tech(nologies|nology|nical stack)?|tools?|stack|tech stack|keywords?|skills|environment|tecnologias?|herramientas|entorno|palabras clave|habilidades|stack tecnologico)( used| utilizad[oa]s| usad[oa]s)?\s*[:–—-]/

/** Facts about a job that a label names, and labels alone: they tell no work. */
const LABELLED_FACT =
  /^(jefe( inmediato| directo)?|supervisor|tel(efono)?|telf|cel(ular)?|phone|fecha|dates?|periodo|duracion|duration|motivo( de[l]? (retiro|salida|baja))?|reason for leaving|contact(o)?|references?|referencias?|cargo|puesto|empresa|company|employer|position|location|lugar|ciudad|salario|salary|horario|turno)\b[^:]{0,12}:|^motivo del? (retiro|salida)|^[^:.]{1,30}:$/
/** A label before what was done: `Funciones: …`. */
const TASK_LABEL =
  /^(?:principales\s+)?(?:funciones|tareas|responsabilidades|logros|actividades|duties|tasks|responsibilities|achievements)(?:\s+(?:realizadas|principales|y tareas|y logros))?\s*:\s*(?=\S)/iu

/** A comma-separated list of keywords is not a statement. */
const isKeywordList = (text: string): boolean => {
  if (LIST_LABEL.test(normalizeText(text))) return true
  const items = text.replace(/^[^:]{1,40}:/, '').split(/[,;|•·]\s*/)
  if (items.length < 6) return false
  return items.filter((item) => splitWords(item).length <= 3).length / items.length >= 0.8
}

interface TextBlock {
  text: string
  bullet: boolean
  /** Whether it starts with a bullet glyph. */
  marked: boolean
}

/** Joins wrapped lines, so that a bullet counts once. */
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

/** Longer list items are treated as paragraphs. */
const MAX_BULLET_WORDS = 60

const splitProse = (prose: string): { text: string; bullet: boolean }[] => {
  const parts = joinWrappedLines(prose.split(/\r?\n|(?<=\S)\s+[•●▪]\s+/u))
  return parts.flatMap((part): { text: string; bullet: boolean }[] => {
    const sentences = splitSentences(part.text)
    // List items with drawn bullets are extracted as one text, in which each sentence opens with a verb.
    const items = sentences.length > 1 && !part.marked && sentences.every((text) => getOpening(text, 'es') !== null)
    if (part.bullet && !items && splitWords(part.text).length <= MAX_BULLET_WORDS) return [part]
    return sentences.map((text) => ({ text, bullet: false }))
  })
}

const LINE_PREFIX_CHARS = 22

/** Turns sentences that start a line on the page into list items, with or without a bullet glyph. */
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

/** Sentences and headings of an ad in one entry from which its lines are taken for a copied ad. */
const MIN_AD_LINES = 2
const MAX_TITLE_WORDS = 8

/** The lines of an entry before those of a copied job ad. */
const cutCopiedAd = (lines: readonly string[]): string[] => {
  const plain = lines.map((line) => normalizeText(line).replace(/^[^\p{L}]+/u, ''))
  const found = plain.flatMap((line, i) => (AD_HEADING.test(line) || AD_SENTENCE.test(line) ? [i] : []))
  if (found.length < MIN_AD_LINES) return [...lines]
  // The title of the ad stands before its first heading.
  const first = found[0] ?? 0
  const hasTitle = first > 0 && splitWords(lines[first - 1] ?? '').length <= MAX_TITLE_WORDS
  return lines.slice(0, hasTitle ? first - 1 : first)
}

/** More than a 20-page resume has. */
const MAX_STATEMENTS = 1_000

/** The statements of jobs, projects and volunteer posts in document order, without keyword lists. */
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
      if (
        splitWords(part.text).length >= 3 &&
        !isKeywordList(part.text) &&
        !LABELLED_FACT.test(normalizeText(part.text))
      )
        out.push({ ...part, text: part.text.replace(TASK_LABEL, ''), path, section, entry })
  }
  experience.forEach((e, i) => {
    const base = `experience/${e.id ?? i}`
    add('experience', i, `${base}/description`, splitProse(cutCopiedAd(e.description.split('\n')).join('\n')))
    cutCopiedAd(e.achievements ?? []).forEach((a, n) => {
      add('experience', i, `${base}/achievements/${n}`, [{ text: a.replace(BULLET_GLYPH, '').trim(), bullet: true }])
    })
  })
  projects.forEach((p, i) => {
    add(
      'projects',
      i,
      `projects/${p.id ?? i}/description`,
      splitProse(cutCopiedAd(p.description.split('\n')).join('\n')),
    )
  })
  volunteer.forEach((v, i) => {
    add(
      'volunteer',
      i,
      `volunteer/${v.id ?? i}/description`,
      splitProse(cutCopiedAd(v.description.split('\n')).join('\n')),
    )
  })
  return out.slice(0, MAX_STATEMENTS)
}
