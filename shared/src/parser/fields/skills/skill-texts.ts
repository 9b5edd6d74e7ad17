import { fold } from '../../lexicon/fold.ts'
import { isTool } from '../../lexicon/tool-names.ts'
import { hasOpenBracket } from '../../lines/parsed-line.ts'
import { removeRating, SKILL_LEVEL } from './skill-levels.ts'

const SEPARATOR = /\s*[,;|•·●▪■◦○⋅∙◆]\s*(?![^()]*\))|\s+[–—-]\s+(?![^()]*\))|\s{3,}/u
/** A pill row without separators has at least this many words, and this share of them are names of tools. */
const MIN_PILLS = 5
const MIN_TOOL_SHARE = 0.6
/** A shorter row has this share. */
const MIN_SHORT_ROW_PILLS = 3
const MIN_SHORT_ROW_TOOL_SHARE = 0.74
/** Words per item from which a text explains something. */
const MIN_PROSE_WORDS = 4
const MIN_EXPLANATION_WORDS = 5
const STARTS_WITH_LEVEL =
  /^(?:(?:nivel|manejo|dominio|uso)\s+)?(?:avanzad[oa]|intermedi[oa]|b[aá]sic[oa]|alto|medio|bajo|advanced|intermediate|basic|expert[oa]?)(?:\s*[.;](?!\s+\p{Lu}\p{L}+:)|$)/iu
/** How well or how long a person knows what follows, or what comes before in brackets. */
const LEAD =
  /^(?:(?:buen[oa]?s?|amplios?|altos?) )?(?:conocimientos?|manejo|dominio|uso|control|consumo|experiencia|experience|proficient|proficiency|skilled|knowledge|familiar(?:ity)?|certified|(?:desarrollador|programador)a?(?: \w+)?|use)(?: (?:b[aá]sic[oa]|avanzad[oa]|intermedi[oa])s?)?(?: (?:de|del|en|in|of|with|con|sobre))?\s+/iu
/** The letters of this name stand on three lines of writing, so that spaces separate them. */
const LATEX = /\bL ?A ?T ?E ?X\b|\bL A TEX\b/g
const DURATION = /(?<!\s)\s*\(\s*\d+\+?\s*(?:a[nñ]os?|meses|mes|years?|yrs?|months?)\s*\)\s*$/iu

/** `Repostería / Panadería / Hojaldre`. */
const SLASH_SEPARATOR = /\s{1,9}\/\s{1,9}(?![^()]{0,200}\))/gu
const MIN_SLASHES = 2

/** Splits at slashes between spaces, where a text has several of them. */
const splitSlashes = (text: string): string[] =>
  !/[|·]/.test(text) && (text.match(SLASH_SEPARATOR)?.length ?? 0) >= MIN_SLASHES ? text.split(SLASH_SEPARATOR) : [text]

/** The text with the end of a bracket that nobody closed: `Lua (medio - alto`. */
const closeBracket = (text: string): string => (hasOpenBracket(text) ? `${text})` : text)

/** `Curioso, responsable y proactivo.`: a sentence of a few words in which commas separate no names. */
const isShortSentence = (text: string): boolean => {
  const [first = '', ...others] = text.split(/,\s*/)
  return (
    others.length > 0 &&
    /[.]$/.test(text) &&
    text.split(' ').length <= MAX_SENTENCE_WORDS &&
    AND.test(others.at(-1) ?? '') &&
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    others.every((item) => /^\p{Ll}/u.test(item)) &&
    ![first, ...others].some(isTool)
  )
}
const MAX_SENTENCE_WORDS = 10

/** The skills of a list, without levels, ratings and durations. Below a label, two names are a list too. */
export const splitSkills = (text: string, isLabeled = false): string[] =>
  splitLabels(removeLevelAtEnd(closeBracket(text)))
    .flatMap(splitSlashes)
    .flatMap((list) => (isShortSentence(list) ? [list] : splitLastPair(list.split(SEPARATOR), isLabeled)))
    .flatMap((raw) => splitSentences(cleanSkill(raw)))
    .map(removeInnerLabel)
    .flatMap(splitPills)
    .flatMap(splitPair)
    .map(cleanSkill)
    .reduce(addVersion, [])

/** `Version control: Git` within a list: the tools. */
const removeInnerLabel = (skill: string): string => {
  const tools = /^[^:]{3,60}:\s(.+)$/u.exec(skill)?.[1] ?? ''
  return tools !== '' && tools.split(AND).every(isTool) ? tools : skill
}

/** One word, or two with capitals. */
const NAME = /^(?:\S{1,30}|\p{Lu}\S{1,20} \p{Lu}\S{1,20})$/u
const AND = /(?<!\s)\s+(?:y|e|and|&)\s+/iu

const isShortName = (text: string): boolean =>
  text.split(' ').length <= MAX_TOOL_WORDS && !FUNCTION_WORD.test(` ${text} `)

/** As many items are a list, whatever they name. */
const MIN_LIST_ITEMS = 4

/** `HTML, CSS and SVG`: the last item of a list is two tools. Where others have a conjunction too, pairs are meant. */
const splitLastPair = (items: readonly string[], isLabeled: boolean): string[] => {
  const last = items.at(-1) ?? ''
  const pair = last.replace(/\.$/, '').split(AND)
  const isName = (name: string): boolean => isTool(name) || NAME.test(name) || (isLabeled && isShortName(name))
  const areNames =
    pair.length === 2 &&
    ((pair.some(isTool) && pair.every(isName)) ||
      (items.length >= MIN_LIST_ITEMS && pair.every((name) => NAME.test(name))))
  if ((items.length < 2 && !isLabeled) || !areNames) return [...items]
  return items.slice(0, -1).some((item) => AND.test(item)) ? [...items] : [...items.slice(0, -1), ...pair]
}

/** A version alone, or years after one. */
const VERSION = /^\d{1,4}(?:\.\d)?(?: ?& ?\d{1,4}(?:\.\d)?)?$/
const YEARS = /^(?:19|20)\d\d(?: ?& ?(?:19|20)\d\d)? /

/** `Windows XP, 7, 10`: a version belongs to the name before it. */
const addVersion = (skills: readonly string[], skill: string): string[] => {
  const last = skills.at(-1)
  return last && (VERSION.test(skill) || (YEARS.test(skill) && /\d$/.test(last)))
    ? [...skills.slice(0, -1), `${last}, ${skill}`]
    : [...skills, skill]
}

/** Words before a list of tools in a sentence. */
const BEFORE_TOOLS =
  /(?<!\p{L})(?:como|such as|including|incluyendo|incluidos|like|en|in|con|with|using|usando|de|of)\s|\(/giu
/** `dibujo como Gimp`: the list starts after the later word. */
const AS = /^[^,]{1,40} (?:como|such as|including|incluyendo|like) (.*)$/iu
const MAX_TOOL_WORDS = 3
const MIN_TOOLS = 3

/** The tools that a sentence lists at its end: `Manejo de programas de dibujo como Gimp, Inkscape y Blender.` */
export const findToolsOfSentence = (text: string): string[] => {
  const sentence = text.replace(/[.)\s]{1,3}$/u, '')
  if (/[.:;]\s/.test(sentence)) return []
  for (const { index, 0: word } of sentence.matchAll(BEFORE_TOOLS)) {
    const list = sentence.slice(index + word.length)
    const items = (AS.exec(list)?.[1] ?? list).split(/,| (?:y|e|and) /u).map(cleanSkill)
    const tools = items.filter(isTool).length
    const areShort = items.every(
      (item) => item !== '' && !/[()]/.test(item) && item.split(' ').length <= MAX_TOOL_WORDS,
    )
    if (areShort && items.length >= MIN_TOOLS && tools >= items.length * MIN_TOOL_SHARE_OF_SENTENCE) return items
  }
  return []
}
const MIN_TOOL_SHARE_OF_SENTENCE = 0.4

/** Whether a text after a label explains it and is no list: `Perl: Lectura de los registros de un almacén`. */
export const isExplanation = (text: string): boolean => {
  if (STARTS_WITH_LEVEL.test(text)) return true
  const words = text.split(' ').length
  if (splitSkills(text).every(isTool)) return false
  const items = splitSkills(text, true)
  if (items.length > 1 && items.some(isTool) && items.every(isShortName)) return false
  return words >= MIN_EXPLANATION_WORDS && wordsPerItem(text) >= MIN_PROSE_WORDS && FUNCTION_WORD.test(text)
}

/** Whether a text is running text that lists no skills. */
export const isProse = (text: string): boolean => {
  const words = text.split(' ').length
  if (words >= MIN_EXPLANATION_WORDS && STARTS_WITH_PERSON.test(text)) return true
  const isSentence = (words >= MIN_SENTENCE_WORDS && /[.!]$/.test(text)) || PERSON.test(text)
  return words >= MIN_PROSE_TEXT_WORDS && wordsPerItem(text) >= MIN_PROSE_WORDS && isSentence
}
const MIN_PROSE_TEXT_WORDS = 9
/** Shorter phrases end with a period in lists too. */
const MIN_SENTENCE_WORDS = 11

/** A noun for an activity or an ability with what it is about, before the first comma. */
const PHRASE =
  /^\p{Lu}\p{L}*(?:ci[oó]n|miento|aje|dad|ejo|ment|tion|sion|ability|ing)(?:\s\p{Ll}+){0,2}\s(?:de|del|en|con|of|in|with|for)\s[^,:]+,/u

/** Whether a text with commas starts with a noun for an activity, so that it lists what that is about. */
export const startsPhrase = (text: string): boolean => PHRASE.test(text)

/** Articles and prepositions that running text has. */
const FUNCTION_WORD =
  /\s(?:de|del|la|el|los|las|en|con|para|por|que|y|se|cuando|si|es|un|una|al|the|a|an|of|in|to|for|with|and|as|is|when)\s/iu
const STARTS_WITH_PERSON =
  /^[^\p{L}]*(?:Mi|My|Soy|S[oó]c|I am|I'm|I’m|I have|Me|Considero|Tengo|Estoy|Busco|Fui|Trabaj[eé])\s/u
/** The writer speaks. */
const PERSON = /(?:^|\s)(?:I|my|me|mi|he|soy|tengo|fui|s[oó]c|tinc|estoy|am|busco)\s/u

const wordsPerItem = (text: string): number => {
  const items = text.split(/(?:(?<!\s)\s+)?[,;|•·]\s*/).filter((item) => item !== '')
  return text.split(' ').length / Math.max(1, items.length)
}

export const cleanSkill = (raw: string): string =>
  removeRating(raw.replace(/^(?:keywords|palabras clave)\s*:\s*/i, ''))
    .replace(DURATION, '')
    .replace(LATEX, 'LaTeX')
    .replace(/-(?:b[aá]sico|intermedio|avanzado)$/iu, '')
    .replace(/^(?:and|y|e|&)\s+/i, '')
    .replace(/^[\s•·*▪–—-]+|(?<![\s,;:.•·–—-])[\s,;:.•·–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** `Python - Nivel intermedio`: the level goes before the text is split at its dash. */
const removeLevelAtEnd = (text: string): string =>
  text.replace(/(?<!\s)\s+[-–—]\s+nivel\s+\p{L}+$/iu, '').replace(/:\s*nivel\s+\p{L}+\.?$/iu, '')

/** `Alto: C, GLSL. Medio: Matlab`: lists with labels in one row. */
const splitLabels = (text: string): string[] => {
  const lists = text.split(/\.\s+(?=\p{Lu}\p{L}{2,14}:\s)/u)
  return lists.length > 1 ? lists.map((list) => list.replace(/^\p{Lu}\p{L}{2,14}:\s+/u, '')) : lists
}

/** `Perl. Uso básico de Lua`: two short sentences. */
const splitSentences = (text: string): string[] => {
  const [first, second, ...others] = text.split(/(?<=\p{L}{2}|[+#\d])\.\s+(?=\p{Lu})/u)
  return first && second && others.length === 0 && isTool(first) ? [first, second] : [text]
}

/** `Sass Flask Visual Studio Code Lua`: names of tools with only spaces between them. */
const splitPills = (text: string): string[] => {
  const names = joinToolWords(text.split(' '))
  const tools = names.filter(isTool).length
  const isRow =
    !FUNCTION_WORD.test(text) &&
    ((names.length >= MIN_PILLS && tools >= names.length * MIN_TOOL_SHARE) ||
      (names.length >= MIN_SHORT_ROW_PILLS && tools >= names.length * MIN_SHORT_ROW_TOOL_SHARE))
  return isRow ? names : [text]
}

/** Words that form the name of one tool together as one. */
const joinToolWords = (words: readonly string[]): string[] => {
  const names: string[] = []
  for (let i = 0; i < words.length; ) {
    const length = [3, 2].find((n) => i + n <= words.length && isTool(words.slice(i, i + n).join(' '))) ?? 1
    names.push(words.slice(i, i + length).join(' '))
    i += length
  }
  return names
}

/** `Perl y Lua`, `Programador web en React y Svelte`: the tools, where all else tells how well they are known. */
const splitPair = (text: string): string[] => {
  const rest = text.replace(LEAD, '')
  const names = rest.split(rest === text ? /(?<!\s)\s+y\s+/i : /(?<!\s)\s+(?:y|e|and|&|\/)\s+/i)
  if (names.length > 3 || !names.every(isTool)) return [text]
  return names.length > 1 || !/^manejo/i.test(text) ? names : [text]
}

const LAST_WORD = /^(.*\S)\s+(\S+)$/

/** The skill without the level that is its last word. */
export const removeLevel = (skill: string): string => {
  const [, name, level = ''] = LAST_WORD.exec(skill) ?? []
  return name && SKILL_LEVEL.test(fold(level)) ? name : skill
}

/** Whether a text ends with a level. */
export const endsWithLevel = (text: string): boolean => SKILL_LEVEL.test(fold(LAST_WORD.exec(text)?.[2] ?? text))
