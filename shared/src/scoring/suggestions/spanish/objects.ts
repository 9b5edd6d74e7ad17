import { normalizeText } from '../../../parser/lexicon/fold.ts'

/** People who are taught, served or led; stems of normalized nouns. */
const PEOPLE =
  /^(personas?|personal|emplead|trabajador|operari|alumn|estudiant|nin[oa]s?$|pacient|client|enfermer|camarer|cajer|becari|practicant|aprendi|companer|colaborador|resident|adult|ancian|bebes?$|usuari|mayores$|monitor|voluntari|tecnic[oa]s$|vendedor|comercial(es)?$|agentes?$|chofer|conductor|repartidor|cociner|dependient|profesor|docent|joven|jovenes$|ninos|famili|visitant|huesped|turist|deportist|soci[oa]s?$|miembr|auxiliares$|ingenier|desarrollador|mecanic[oa]s$|albanil|peon(es)?$|oficiales$|limpiador|recepcionist|secretari|administrativ[oa]s$|mozo|moza|comensal|pasajer|viajer|afiliad|asistentes?$)/
const STAFF =
  /^(personas?|emplead|trabajador|operari|enfermer|camarer|cajer|becari|aprendi|colaborador|monitor|voluntari|tecnic|vendedor|comercial|agentes?$|chofer|conductor|repartidor|cociner|dependient|auxiliares$|ingenier|desarrollador|mecanic|albanil|peon|oficiales$|limpiador|recepcionist|administrativ)/
const TAKES_A = new Set(
  `formar capacitar entrenar atender supervisar cuidar evaluar dirigir coordinar motivar asistir acompañar asesorar tutorizar
  liderar vigilar vacunar entrevistar asear animar alimentar fidelizar`.split(/\s+/),
)
/** These take “a” only before a definite article. */
const TAKES_A_DEFINITE = new Set([
  'contratar',
  'seleccionar',
  'reclutar',
  'captar',
  'buscar',
  'trasladar',
  'transportar',
])
const TAKES_BARE_NOUN = new Set(
  `vender comprar fabricar elaborar producir distribuir servir repartir reponer cultivar enseñar impartir recoger almacenar
  embalar preparar traducir comercializar exportar importar transportar crear
  redactar publicar editar generar`.split(/\s+/),
)
const BARE_NOUNS =
  /^(ropa|pan|comida|mobiliario|calzado|mercancia|mercaderia|material|fruta|verdura|pescado|carne|publicidad|contenido|software|paqueteria|bolleria|reposteria|maquinaria|bisuteria|joyeria|papeleria|leche|queso|vino|aceite|pienso|musica|ingles|frances|aleman|italiano|portugues|chino|espanol|matematicas)$/
const SINGULAR_IN_S = /^(analisis|crisis|tesis|campus|virus|sintesis|marketing|atlas|autobus|gas)$/
const MASCULINE =
  /^(almacen|stock|personal|inventario|presupuesto|equipo|problema|sistema|programa|tema|plan|clima|mapa|diagrama|esquema|idioma|archivo|material|agua|area|jardin|catalogo|local|taller|tren|camion|bar|hotel|hospital|restaurante|cliente|jefe|gerente|trafico|transporte|papel|contenido|software|marketing|blog|canal|portal|combustible|menu|turno|buzon)$/
const FEMININE = /^(calidad|gente|clase|red|base|nave|mano|foto|moto|carne|nomina|piel|flor|sal|web)$/

/** The definite article of a singular noun; null when its gender is not certain. */
export const getArticle = (noun: string): 'el' | 'la' | null => {
  const word = normalizeText(noun)
  if (!/^[a-z]+$/.test(word)) return null
  if (MASCULINE.test(word)) return 'el'
  if (FEMININE.test(word) || /(cion|sion|dad|tad|tud|umbre|eza|a)$/.test(word)) return 'la'
  return /(o|aje|or)$/.test(word) ? 'el' : null
}

const DETERMINED =
  /^(?:el|la|los|las|un|una|unos|unas|más de|hasta|cerca de|unos|varios|varias|diversos|diversas|todo|toda|todos|todas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|su|sus|\d[\d.,]*)\s/i

const getHeadWords = (text: string): string[] =>
  normalizeText(text)
    .split(/[^a-z]+/)
    .filter(
      (word) =>
        word !== '' &&
        !/^(el|la|los|las|un|una|unos|unas|de|mas|nuev[oa]s?|tres|dos|hasta|cerca|varios|varias)$/.test(word),
    )
    .slice(0, 1)

const namesPeople = (text: string): boolean => getHeadWords(text).some((word) => PEOPLE.test(word))

/** Whether a text opens with a number or article and people who work: “5 camareros”. */
export const namesStaff = (text: string): boolean =>
  DETERMINED.test(text) && getHeadWords(text).some((w) => STAFF.test(w))

const withPersonalA = (text: string): string => (/^el\s/i.test(text) ? `al ${text.slice(3)}` : `a ${text}`)

const needsA = (verb: string, text: string): boolean =>
  namesPeople(text) && (TAKES_A.has(verb) || (TAKES_A_DEFINITE.has(verb) && /^(el|la|los|las)\s/i.test(text)))

/** Adds the article that Spanish wants before a singular noun; null when its gender is not certain. */
const withArticle = (verb: string, text: string): string | null => {
  if (DETERMINED.test(text)) return text
  const [first = ''] = text.split(/[\s,.;:]/)
  const word = normalizeText(first)
  if (first !== first.toLowerCase()) return null
  if (word === 'personal') return TAKES_A.has(verb) ? `el ${text}` : text
  if (word.endsWith('s') && !SINGULAR_IN_S.test(word)) return text
  if (TAKES_BARE_NOUN.has(verb) && BARE_NOUNS.test(word)) return text
  const article = getArticle(first)
  return article && `${article} ${text}`
}

/** The complement of a duty noun as object of its verb: “de personal” → “al personal”; null when it is not certain. */
export const toObject = (verb: string, preposition: string, complement: string): string | null => {
  const lower = preposition.toLowerCase()
  if (lower === 'al' || lower === 'a') return `${lower} ${complement}`
  const full = lower === 'del' ? `el ${complement}` : withArticle(verb, complement)
  if (full === null) return null
  return needsA(verb, full) ? withPersonalA(full) : full
}
