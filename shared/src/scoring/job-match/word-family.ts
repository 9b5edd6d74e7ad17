import { tokenize } from './tokens.ts'

/** Articles, prepositions and conjunctions of both languages, normalized. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'a al ante con de del e el en entre la las lo los o para por segun sin sobre su sus u un una unos unas y an and at by for from in into its of on or our over the their to up with your'.split(
    ' ',
  ),
)

/** Words whose forms no suffix rule brings together: one family a line, its root first. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `gest gestion gestiones gestionar gestor gestora gestores gestiono gestione gestionando gestionado
manag management managing manager managers manage managed manages
vent venta ventas vender vendedor vendedora vendi vendio vendido vendiendo
sell sell sells selling seller sold sale sales
compr compra compras comprar comprador compradora compre compro
direc direccion dirigir director directora dirigi dirige dirigio dirigiendo
conduc conduccion conducir conductor conductora conduje conduzco conducido
limp limpieza limpiezas limpiar limpiador limpiadora limpie limpio
cuid cuidado cuidados cuidar cuidador cuidadora cuide cuido
cocin cocina cocinar cocinero cocinera cocine cocino
ensen ensenanza ensenar ensene enseno
teach teach teaches teaching teacher teachers taught
driv drive drives driving driver drivers drove driven
lead lead leads leading leader leadership led
writ write writes writing writer wrote written
build build builds building builder built
analy analysis analyses analyze analyse analyzed analysed analyzing analysing analyst analysts analytics analytical
analis analisis analista analistas analizar analice analizo analitica
weld weld welding welder welders welded
sold soldadura soldador soldadora soldar solde soldo
nurs nurse nurses nursing
enferm enfermeria enfermero enfermera enfermeros enfermeras
account accountancy
contab contabilidad contable contables contabilizar contabilice
contad contador contadora contaduria
repar reparacion reparaciones reparar repare reparo reparador
manten mantenimiento mantener mantuve mantenido
atend atencion atender atendi atendio atendiendo
prepar preparacion preparar prepare preparo preparador
redact redaccion redactar redacte redacto redactor redactora
traduc traduccion traducir traduje traductor traductora
diagnos diagnosis diagnose diagnosed diagnostics diagnostic diagnosing
plann plan planning planner planned plans
planif planificacion planificar planifique planifico planificador
schedul schedule scheduling scheduled scheduler
administr administracion administrar administrador administradora administre administration administrator administer administered
product product products
producto producto productos
production production
produccion produccion producciones
market marketing`
    .split('\n')
    .flatMap((line) => {
      const [root = '', ...forms] = line.split(' ')
      return forms.map((form) => [form, root] as const)
    }),
)

const SUFFIX =
  /(amientos?|imientos?|aciones|acion|iciones|icion|ciones|cion|siones|sion|ations?|itions?|ions?|ements?|ments?|mente|ando|iendo|ings?|ed|ers?|ors?|ador|adora|adores|edor|edora|ado|ada|ados|adas|ido|ida|idos|idas|aron|ieron|amos|imos|ar|er|ir|es|as|os|s|e|o|a|y|i)$/
const MIN_ROOT = 4

/** The root that the inflections and derived words of a token share: `trained`, `training` and `trainer` give `train`. */
const toWordFamily = (token: string): string => {
  const irregular = IRREGULAR.get(token)
  if (irregular !== undefined) return irregular
  if (token.length < 5 || /[^\p{L}]/u.test(token)) return token.replace(/'s$/, '').replace(/(?<=\p{L}{2})s$/u, '')
  const root = token.replace(SUFFIX, '')
  if (root.length < MIN_ROOT) return token.replace(/(es|s|[aeo])$/, '')
  // `engineering` is derived from a word that is derived itself.
  const base = root.replace(/(?:er|or|ion)$/, '')
  return (base.length > MIN_ROOT ? base : root).replace(/[aeiouy]$/, '')
}

/** The families of the content words of a text, in order. */
export const toWordFamilies = (text: string): string[] =>
  tokenize(text)
    .flatMap((token) => token.split(/[-/]/))
    .filter((token) => token !== '' && !FUNCTION_WORDS.has(token))
    .map(toWordFamily)

/** More content words than the term has may stand between its own. */
const MAX_BETWEEN = 3

/** Whether all families of a term stand near each other, in any order: within its own length and three words more. */
export const containsFamilies = (text: readonly string[], term: readonly string[]): boolean => {
  const wanted = new Set(term)
  const span = wanted.size + MAX_BETWEEN
  return text.some(
    (word, at) => wanted.has(word) && [...wanted].every((family) => text.slice(at, at + span).includes(family)),
  )
}
