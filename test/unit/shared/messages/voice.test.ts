import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { getMessages } from '#shared/messages/messages.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { listSentences } from '#test/utils/messages/list-sentences.ts'
import { readPo } from '#test/utils/messages/read-po.ts'

/** Texts that the product document gives to the letter. */
const GIVEN: ReadonlySet<string> = new Set([
  '404 Página no encontrada',
  'Analyze CV',
  'Analizar CV',
  'Descargar Reporte',
  'Optimizar con Plantillas',
  'Plan Actual',
  'Plan Actualizado',
  'Cambiar Plan',
  'Completar Pago',
  'Suscripción Cancelada',
])

/** Terms that docs/voice.md replaces, as whole words. */
const OLD_TERMS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:CVs?|e-mails?|deeds?|mend(?:ed|s)?|trade|parsers?|findings?|hiring filters?|tell so|stand-ins?|telephone|personal skills|colou?red rail|colou?rs? to spare|curriculum)\b/i,
  es: /(?<!\p{L})(?:CV|oficio|hallazgos?|reportes?|postulaci[oó]n|agregar|agrega|portafolio|honores|lístal[ao]s|contaduría|vosotros|coger\p{L}*|enhorabuena|ordenador|computadora|prefijo del país|vuestr[ao]s?|habéis|tenéis|podéis|vos|usted|currículo|habilidades personales|soporte|autenticad[oa]|iluminado|de verdad)(?!\p{L})/iu,
}

/** British spellings. */
const BRITISH =
  /\b(?:\w*colour\w*|licen[c]e[sd]?|\w*honours?|travell\w+|cancell(?:ed|ing)|\w+(?:ogn|gan|tim|tom|mar|mor|nal|cial|eral|itim)is(?:e[sd]?|ing|ation)|analys(?:e[d]?|ing)|catalogues?|centred?|behaviour|favour\w*|grey|programmes?|whilst|judgement|fulfil|labelled|modelled|theatre)\b/i

/** Words with a capital inside a Spanish text: names, and labels of the interface that it cites. */
const NAMES =
  /^(?:Faro|Google|Word|LinkedIn|Europass|JSON|Resume|Stripe|Ajustes|Plantillas|Compartir|Espacio|Escape|Esc|Ctrl|Alt|Supr|Internet|Carta|Profesional|Professional|Premium|Mac|Python|Excel|Tableau|Marea|Bank|Estudio|Norte|Diseño|Universitat|Politècnica|València|Valencia|Bilbao|Presente|Figma|Experiencia|Educación|Habilidades|España|México|Argentina|Chile|Colombia|Perú|Ecuador|Estados|Unidos|Reino|Unido|Unión|Europea|Firefox|Safari|Chrome|Reducir|Sr|Sra)$/

interface Text {
  readonly text: string
  readonly place: string
}

const listTexts = (value: unknown, place: string): Text[] => {
  if (typeof value === 'string') return [{ text: value, place }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${place}.${key}`))
}

/** Everything that people read, except what they or a model wrote. */
const listAll = (language: Language): Text[] => [
  ...readPo(language).map(({ id, text }) => ({ text, place: `interface: ${id}` })),
  ...listTexts(getMessages(language), 'messages').filter(({ place }) => !place.includes('countries.resumes')),
  ...listSentences().flatMap(({ name, sentences }) =>
    sentences
      .filter(({ label }) => !label.includes('country UK'))
      .map(({ label, texts }) => ({ text: texts[language], place: `${name}, ${label}` })),
  ),
  ...TEMPLATES.map(({ id, name, description }) => ({ text: `${name[language]}: ${description[language]}`, place: id })),
]

/** Without the names of variables, which nobody reads. */
const removeVariables = (text: string): string => text.replace(/\{\w+(?=[,}])/g, '')

const findMatches = (texts: readonly Text[], pattern: RegExp): string[] =>
  texts
    .filter(({ text }) => !GIVEN.has(text) && pattern.test(removeVariables(text)))
    .map(({ text, place }) => `${place} – ${text}`)

const hasTitleCase = (text: string): boolean => {
  const plain = text.replace(/\{[^}]*\}|<[^>]*>/g, ' ')
  const words = plain.split(/(?<=[.:?!…»)·])\s+|\n/).flatMap((part) => part.trim().split(/\s+/).slice(1))
  return words.some((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !NAMES.test(word))
}

describe('the voice guide', () => {
  it.each(['en', 'es'] as const)('holds in all texts: no old term in %s', (language) => {
    expect(findMatches(listAll(language), OLD_TERMS[language])).toEqual([])
  })

  it('holds in English: spelled as in the United States', () => {
    expect(findMatches(listAll('en'), BRITISH)).toEqual([])
  })

  it('holds in English: commas and periods inside quotation marks', () => {
    expect(findMatches(listAll('en'), /”[.,]/)).toEqual([])
  })

  it('holds in Spanish: no capitals as in English titles', () => {
    const texts = readPo('es').map(({ text }) => text)
    expect(texts.filter((text) => !GIVEN.has(text) && hasTitleCase(text))).toEqual([])
  })
})
