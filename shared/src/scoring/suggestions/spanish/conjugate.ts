import { INFINITIVE_ER_ES } from '../../lexicon/verbs-es.ts'
import { WORK_VERBS_ES } from './duty-nouns.ts'

export type Tense = 'past' | 'present'

/** First person singular by ending of the infinitive, the longest ending first. */
const IRREGULAR_PASTS: readonly (readonly [string, string])[] = [
  ['poner', 'puse'],
  ['tener', 'tuve'],
  ['hacer', 'hice'],
  ['venir', 'vine'],
  ['decir', 'dije'],
  ['traer', 'traje'],
  ['ducir', 'duje'],
  ['proveer', 'proveí'],
  ['leer', 'leí'],
]
const WHOLE_PASTS: Readonly<Record<string, string>> = {
  dar: 'di',
  ir: 'fui',
  ser: 'fui',
  estar: 'estuve',
  poder: 'pude',
  saber: 'supe',
  andar: 'anduve',
  ver: 'vi',
}

const IRREGULAR_PRESENTS: readonly (readonly [string, string])[] = [
  ['poner', 'pongo'],
  ['tener', 'tengo'],
  ['hacer', 'hago'],
  ['venir', 'vengo'],
  ['decir', 'digo'],
  ['traer', 'traigo'],
  ['ducir', 'duzco'],
  ['seguir', 'sigo'],
  ['ejercer', 'ejerzo'],
  ['vencer', 'venzo'],
  ['coser', 'coso'],
  ['cocer', 'cuezo'],
  ['elegir', 'elijo'],
  ['corregir', 'corrijo'],
  ['cer', 'zco'],
  ['ger', 'jo'],
  ['gir', 'jo'],
  ['uir', 'uyo'],
]
const WHOLE_PRESENTS: Readonly<Record<string, string>> = Object.fromEntries(
  `dar:doy ir:voy ser:soy estar:estoy poder:puedo saber:sé ver:veo prever:preveo salir:salgo cerrar:cierro gobernar:gobierno
  recomendar:recomiendo calentar:caliento sembrar:siembro regar:riego fregar:friego atender:atiendo defender:defiendo
  encender:enciendo entender:entiendo extender:extiendo invertir:invierto convertir:convierto transferir:transfiero
  contar:cuento mostrar:muestro demostrar:demuestro probar:pruebo comprobar:compruebo aprobar:apruebo renovar:renuevo
  soldar:sueldo colgar:cuelgo encontrar:encuentro mover:muevo promover:promuevo resolver:resuelvo devolver:devuelvo
  medir:mido pedir:pido servir:sirvo vestir:visto repetir:repito despedir:despido enviar:envío guiar:guío ampliar:amplío
  vaciar:vacío fotografiar:fotografío evaluar:evalúo actuar:actúo efectuar:efectúo situar:sitúo reunir:reúno criar:crío freír:frío
  impedir:impido adquirir:adquiero`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [verb = '', form = ''] = pair.split(':')
      return [verb, form]
    }),
)

const replaceEnding = (verb: string, table: readonly (readonly [string, string])[]): string | undefined => {
  const found = table.find(([ending]) => verb.endsWith(ending))
  return found && `${verb.slice(0, -found[0].length)}${found[1]}`
}

const toPast = (verb: string): string | null => {
  const irregular = WHOLE_PASTS[verb] ?? replaceEnding(verb, IRREGULAR_PASTS)
  if (irregular) return irregular
  const stem = verb.slice(0, -2)
  if (/(er|ir|ír)$/.test(verb)) return `${stem}í`
  if (!verb.endsWith('ar')) return null
  if (stem.endsWith('gu')) return `${stem.slice(0, -1)}üé`
  if (stem.endsWith('g')) return `${stem}ué`
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qué`
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}cé`
  return `${stem}é`
}

const toPresent = (verb: string): string | null => {
  const irregular = WHOLE_PRESENTS[verb] ?? replaceEnding(verb, IRREGULAR_PRESENTS)
  if (irregular) return irregular
  return WORK_VERBS_ES.has(verb) ? `${verb.slice(0, -2)}o` : null
}

/** First person singular of an infinitive; null when the form is not certain. */
export const conjugateSpanish = (infinitive: string, tense: Tense): string | null =>
  tense === 'past' ? toPast(infinitive) : toPresent(infinitive)

/** Words in -ar, and verbs in -er that are mostly nouns. */
const NOT_VERBS = new Set(
  `hogar lugar escolar familiar militar titular similar particular regular popular auxiliar solar nuclear dolar azar altar
  collar pilar ejemplar celular muscular vascular ocular lunar preescolar interdisciplinar hospitalar poder deber bienestar
  malestar radar azucar nectar caviar hangar bazar`.split(/\s+/),
)

/** Whether a word is an infinitive. Words such as “taller”, “chofer” or “escolar” are none. */
export const isInfinitive = (word: string): boolean => {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
  const isVerb = !plain.endsWith('er') || INFINITIVE_ER_ES.test(plain)
  return isVerb && /^\p{Ll}{2,}[aeií]r$/u.test(word) && !NOT_VERBS.has(plain)
}
