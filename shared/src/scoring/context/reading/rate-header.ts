import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { isHeadingModifier } from '../../../parser/lexicon/headings.ts'
import { scoreDegree, scoreRole } from '../../../parser/lexicon/name-scores.ts'
import { hasKnownPlace } from '../../../parser/lexicon/places.ts'
import { matchStandardHeading } from '../../lexicon/headings.ts'
import { listGaps, type VisibleLine } from '../page-lines.ts'
import { toAlphanumeric } from '../text.ts'
import { getShare, listWords } from './page-words.ts'
import { DOUBTFUL, type ReadingInput, type SectionTexts, UNREAD_LINE_RATIO } from './reading-input.ts'

const HEADER_LINES = 10
/** A place may stand beside a summary, further down. */
const PLACE_LINES = 30
const MAX_PLACE_CHARS = 40

export const isPresent = (text: string | undefined): boolean => (text ?? '').trim() !== ''

const ADDRESS =
  '((current|present|permanent|home|postal) )?address|resident|direccion|domicilio|ubicacion|location|residencia|lives in|ciudad|city|localidad|village|vill|district|dist|provincia|comuna|municipio|adreca'
const LABELLED_PLACE = new RegExp(`^\\W*(${ADDRESS})\\b.{3,}`)
const PLACE_LABEL = new RegExp(
  `^\\W*(${ADDRESS})\\W*$|^[\\p{L}-]+( [\\p{L}-]+){0,3} (direccion|address|ubicacion|location)\\W*$`,
  'u',
)
const POSTAL_PLACE =
  /^(?:\W*(?:PIN|Pin)(?: ?[Cc]ode| ?CODE)?\W*)?\d{6}$|^(?:\p{Lu}[\p{L}' -]{2,40},? \d{5}|\d{5}(?: \/|,)? \p{Lu}[\p{L}'() -]{2,40})\.?$|\b\d{5}, \p{Lu}|[\p{L})] ?[-–] ?\d{6}\b|\p{L},? \d{6}$|, ?[A-Z]{2} \d{5}\b/u

/** A street with its number: `Calle 12 # 3-45, Cali` and `120 NW 4 St`. */
const STREET_LINE =
  /^\W*(calle|colonia|carrera|cra|cll|avenida|avda|av|jiron|transversal|diagonal)\b.{0,40}\d|^\W*\d{1,5} [^,\d]{0,30}\b(street|st|avenue|ave|road|rd|boulevard|blvd|drive|lane)\b|^\W*\d{1,5} (n|s|e|w|nw|ne|sw|se) \d{1,4}/

/** A short line of a street, a town and its postal code, or with the label of an address in it or above it. */
export const isPlaceLine = (text: string, above = ''): boolean => {
  if (text.length >= 110) return false
  if (POSTAL_PLACE.test(text.trim())) return true
  const plain = normalizeText(text)
  return (
    LABELLED_PLACE.test(plain) ||
    STREET_LINE.test(plain) ||
    (/\p{L}{3}/u.test(text) && PLACE_LABEL.test(normalizeText(above)))
  )
}

const NAME_LINE = /^\p{Lu}[\p{L}'.-]+(\s(?:d[aeio]s?|del|l[ao]s?|van|von|y|e|\p{Lu}[\p{L}'.-]*)){1,5}$/u

/** Words of a title that no list knows, anywhere in the header: `Applied Topiarist`. */
const isTitleLike = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{Ll}+|de|of|y|and|&)){1,4}$/u.test(text.trim()) && !hasKnownPlace(text)

/** Lines below the name in which the title is expected. */
const TITLE_LINES = 2

/** `I.T.` */
const ABBREVIATION = /^\p{Lu}(?:\.?\p{Lu}){1,4}\.?$/u

/** Creates a test for a line of words alone just below the name, where a title stands. */
const createNameNeighborTest = (lines: readonly string[], fullName: string): ((text: string) => boolean) => {
  const last = normalizeText(fullName).split(/\s+/).at(-1) ?? ''
  const below = lines.flatMap((line, at) =>
    last !== '' && !/[@/]/.test(line) && normalizeText(line).endsWith(last)
      ? lines.slice(at + 1, at + 1 + TITLE_LINES)
      : [],
  )
  return (text) =>
    below.includes(text) &&
    ((/^[\p{L}&|,/ -]{8,60}$/u.test(text.trim()) && /\p{L}{4}/u.test(text)) || ABBREVIATION.test(text.trim()))
}

/** Whether a name of one word stands beside another word in the header, such as a surname in another font. */
const isPartOfName = (fullName: string, lines: readonly string[]): boolean =>
  /^\S+$/.test(fullName.trim()) &&
  lines.some(
    (text) =>
      /^\p{Lu}[\p{L}'-]{2,}( \p{Lu}[\p{L}'-]{2,}){0,2}$/u.test(text.trim()) &&
      text.trim() !== fullName.trim() &&
      scoreRole(text) === 0,
  )

/** Lines as large as the largest; more are the body of the page. */
const MAX_LARGE_LINES = 3
const LARGE_NAME = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,5}$/u

/** Whether the largest words of the first page, or those of an e-mail address in a line, may be a name that was not read. */
const hasUnreadName = ({ lines, headings, content }: ReadingInput): boolean => {
  const first = lines.filter(({ page }) => page === FIRST_PAGE)
  const largest = Math.max(...first.map(({ size }) => size))
  const large = first.filter(({ size }) => size === largest)
  const [local = ''] = content.personalInfo.email.split('@')
  const words = listWords(local.replace(/\d+/g, ' '))
  return (
    (large.length <= MAX_LARGE_LINES &&
      large.some(
        ({ text, index }) =>
          LARGE_NAME.test(text.trim()) &&
          scoreRole(text) === 0 &&
          matchStandardHeading(text) === null &&
          !headings.some(({ line }) => line === index),
      )) ||
    (words.length > 1 &&
      first.some(({ text }) => {
        const capitalized = listWords((text.match(/(?<!\S)\p{Lu}[\p{L}'’-]+/gu) ?? []).join(' '))
        return words.every((word) => capitalized.includes(word))
      }))
  )
}

const isContactLabel = (text: string): boolean =>
  /^(mobile|mob|movil|celular|cel|phone|tel|telefono|e-?mail|correo|address|direccion|contact|contacto|name|nombre)$/.test(
    normalizeText(text).trim(),
  )

const FIRST_PAGE = 1

/**
 * Whether name or title are pieces of other parts: a name that ends a sentence, a title of a later page. What is missing
 * beside them may stand on the page.
 */
export const isHeaderTorn = ({ content, lines, provenance }: ReadingInput): boolean => {
  if (provenance.length === 0) return false
  const { fullName, title } = content.personalInfo
  const plain = toAlphanumeric(title)
  const pages =
    plain === '' ? [] : lines.flatMap(({ text, page }) => (toAlphanumeric(text).includes(plain) ? [page] : []))
  return /\p{Ll}{4}\.$/u.test(fullName.trim()) || (pages.length > 0 && pages.every((page) => page > FIRST_PAGE))
}

/** Lines beside one with contact data that belong to it. */
const CONTACT_LINES = 2
/** A town of one word in the list of contact data, not its label. */
const SHORT_TOWN = /^\p{Lu}\p{Ll}[\p{L}'-]{2,}$/u
/** `Soy de Villarejo`, `based in Greenfold`, anywhere on the page. */
const OWN_TOWN =
  /\b(?:soy de|vivo en|resido en|residente en|radicad[oa] en|i live in|i am from|i'm from|based in|living in)\s+\p{Lu}\p{Ll}/iu
const TOWN = /^\p{Lu}[\p{L}'.-]+(?: (?:d[aeio]s?|del|l[ao]s?|y|\p{Lu}[\p{L}'.-]*)){1,4}$/u
const CONTACT_DATA = /@|\d{7}|\d{3,4}[ -]\d{3,4}/

/** Whether contact data stands both above and below, in the same column. */
const isInContactList = (lines: ReadingInput['lines'], i: number): boolean => {
  const line = lines[i]
  const hasContact = (others: ReadingInput['lines']) =>
    others.some((other) => other.page === line?.page && other.column === line.column && isContactData(other.text))
  return (
    line !== undefined &&
    hasContact(lines.slice(Math.max(0, i - CONTACT_LINES), i)) &&
    hasContact(lines.slice(i + 1, i + CONTACT_LINES + 1))
  )
}
/** Names of links, which stand where a town may. */
const LINK_NAME =
  /^(?:linked-?in|git-?hub|gitlab|portfolio|portafolio|website|behance|twitter|instagram|facebook|skype|whatsapp|telegram|blog|medium|home|scholar|orcid)$/i
const isShortTown = (text: string): boolean => SHORT_TOWN.test(text) && !LINK_NAME.test(text) && !isContactLabel(text)

/** The texts of a line between wide gaps and bars. */
const splitCells = (line: VisibleLine): string[] => {
  const { text } = line
  const cuts = [0, ...listGaps(line), text.length]
  return cuts.slice(1).flatMap((end, i) => text.slice(cuts[i], end).split(/\s[|•·]\s/))
}

const isContactData = (text: string): boolean =>
  CONTACT_DATA.test(text) || /\b(?:www\.|https?:|linkedin|github)/i.test(text)

/** Whether words beside a telephone number or an address, in no field, may be a town. */
const hasTownBeside = ({ lines, headings }: ReadingInput, isFiled: (text: string) => boolean): boolean =>
  lines.some(
    ({ text, page, column }, i) =>
      text.length < MAX_PLACE_CHARS &&
      (((TOWN.test(text.trim()) || (isShortTown(text.trim()) && isInContactList(lines, i))) && !isFiled(text)) ||
        (TOWN_AND_REGION.test(text.trim()) && hasKnownPlace(text))) &&
      scoreRole(text) + scoreDegree(text) === 0 &&
      !headings.some(({ line }) => line === i) &&
      lines
        .slice(Math.max(0, i - CONTACT_LINES), i + CONTACT_LINES + 1)
        .some((other) => other.page === page && other.column === column && CONTACT_DATA.test(other.text)),
  )

/** Confidence in the fields of the header: a missing one may stand in a line that was not understood. */
export const rateHeader = (
  input: ReadingInput,
  texts: SectionTexts,
  filed: ReadonlySet<string>,
  isTorn: boolean,
): Record<'name' | 'title' | 'place', number> => {
  const { content, lines: all, headings } = input
  const { fullName, title, location } = content.personalInfo
  const { custom = [] } = content.sections
  const loose = custom.filter((section) => section.title.trim() === '').flatMap(({ items }) => items)
  const lines = [...(texts.get(null) ?? []).slice(0, HEADER_LINES), ...loose].filter((text) => text.length < 80)
  const isFiled = (text: string) => getShare(listWords(text), filed) > UNREAD_LINE_RATIO
  const place = (texts.get(null) ?? []).slice(HEADER_LINES, PLACE_LINES).filter((text) => text.length < MAX_PLACE_CHARS)
  const isBelowName = createNameNeighborTest(lines, fullName)
  // The name may stand below the headings of a column beside it.
  const below = all.filter((_, i) => !headings.some(({ line }) => line === i)).map(({ text }) => text)
  const isBelowLateName = createNameNeighborTest(below, fullName)
  const rate = (value: string | undefined, test: (text: string) => boolean) =>
    !isPresent(value) && lines.some(test) ? DOUBTFUL : 1
  // A heading in place of the name: name and title may be drawn.
  const isMisread =
    isTorn || (/^\S+$/.test(fullName.trim()) && (isHeadingModifier(fullName) || isContactLabel(fullName)))
  return {
    name:
      isMisread || isPartOfName(fullName, lines) || (!isPresent(fullName) && hasUnreadName(input))
        ? DOUBTFUL
        : rate(fullName, (text) => NAME_LINE.test(text.trim()) && scoreRole(text) === 0 && !isFiled(text)),
    title:
      isMisread || isTornTitle(title, content.sections.summary)
        ? DOUBTFUL
        : !isPresent(title) &&
            all.some(({ text }) => isBelowLateName(text) && (scoreRole(text) > 0 || scoreDegree(text) > 0))
          ? DOUBTFUL
          : rate(
              title,
              (text) =>
                scoreRole(text) >= 2 ||
                scoreDegree(text) >= 2 ||
                isBelowName(text) ||
                (isTitleLike(text) && !isFiled(text)),
            ),
    place:
      !isPresent(location) &&
      ([...lines, ...place, title].some(hasKnownPlace) ||
        loose.some((text) => TOWN_AND_REGION.test(text.trim())) ||
        all.some(({ text }, i) => isPlaceLine(text, all[i - 1]?.text) || OWN_TOWN.test(text)) ||
        hasTownBeside(input, isFiled) ||
        all.some(
          (line) =>
            CONTACT_DATA.test(line.text) &&
            splitCells(line).some((text) => isShortTown(text.trim()) && !isFiled(text) && scoreRole(text) === 0),
        ))
        ? DOUBTFUL
        : 1,
  }
}

/** Whether a text is the end of one that was filed elsewhere. */
export const isTextEnd = (text: string): boolean => /^[\p{Ll}(]/u.test(text.trim())

/** A title that goes on in what was read as the summary, or is the label of another field. */
const isTornTitle = (title: string, summary = ''): boolean =>
  isPresent(title) && (isTextEnd(summary) || NO_TITLE.test(normalizeText(title)))
const NO_TITLE =
  /^(resident|nationality|gender|address|name)$|\b(cv|curriculum|resume|hoja de vida)\b|^(department|departamento|faculty|facultad|school|escuela|institute?|instituto|university|universidad|laborator(y|io)) (of|de|for|para)\b/

/** `Las Flores, Villa Norte` and `Villa Norte-Chile`: two names of places beside each other. */
const TOWN_AND_REGION = /^\p{Lu}[\p{L}. ]{2,30}(?:, | ?[-–] ?)\p{Lu}[\p{L}. ]{2,30}$/u
