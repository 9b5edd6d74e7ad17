import { pluralizePart } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'
import { formatCount, formatNumber, formatPart, joinWithOr, startWithPart } from '../numbers.ts'

const INCLUDES = ['incluye', 'incluyen'] as const
const APPEARS = ['aparece', 'aparecen'] as const

export const keywordRulesEs: CategoryRuleMessages<'keywords'> = {
  'title-present': {
    title: 'Titular profesional',
    gained: ({ title }) => `Tu titular profesional, «${title}», deja claro a qué te dedicas.`,
    lost: ({ title }) =>
      title
        ? 'Acorta tu titular profesional a 12 palabras como máximo para que se entienda de un vistazo.'
        : 'Debajo del nombre, pon tu titular profesional, como «Analista de datos» o «Enfermera», para que se sepa a qué te dedicas.',
  },
  'title-matches': {
    title: 'Titular profesional y experiencia',
    gained: () => 'Tu titular profesional coincide con tus últimos puestos.',
    lost: ({ title, position }) =>
      `Haz coincidir tu titular profesional («${title}») con tu último puesto («${position}»): los reclutadores los comparan.`,
  },
  'skills-listed': {
    title: 'Lista de habilidades',
    gained: ({ count, estimated }) =>
      estimated
        ? 'Tu currículum tiene una lista de habilidades.'
        : `Tu lista incluye ${formatCount(count, 'habilidad', 'habilidades')}.`,
    lost: ({ count }) =>
      Number(count) === 0
        ? 'Añade una sección «Habilidades» con tus herramientas y métodos, separados por comas: los reclutadores los buscan.'
        : 'Añade habilidades técnicas: los reclutadores las buscan y tu lista solo tiene habilidades blandas.',
  },
  'skills-used': {
    title: 'Habilidades mencionadas en las viñetas',
    gained: ({ used, listed, estimated }) =>
      estimated
        ? 'Tus viñetas mencionan bastantes de tus habilidades.'
        : `${startWithPart(used, listed, { feminine: true, noun: ['habilidad', 'habilidades'], verb: APPEARS })} en tus viñetas.`,
    lost: ({ used, listed, unused = 0, sample, enough, estimated }) =>
      Number(listed) === 0
        ? 'Menciona en tus viñetas las herramientas que usaste y añádelas después a tus habilidades.'
        : sample
          ? `Menciona en tus viñetas más habilidades, como ${joinWithOr(sample)}${estimated ? ', para que se vea cómo las usaste' : `: por ahora, ${formatPart(used, listed, { feminine: true, verb: APPEARS })} en ellas`}.`
          : Number(unused) > 0
            ? 'Menciona en tus viñetas más de tus habilidades, para que se vea cómo las usaste.'
            : `Añade a tu lista más herramientas y métodos de los que mencionan tus viñetas: con ${formatNumber(enough)} o más es más fácil encontrarte.`,
  },
  'skills-named': {
    title: 'Habilidades con nombres claros',
    gained: () => 'Cada habilidad tiene un nombre corto y fácil de buscar.',
    lost: ({ count, estimated }) =>
      `Escribe cada habilidad con un nombre corto, sin barras de nivel, porcentajes ni frases: conviene acortar ${estimated ? 'al menos ' : ''}${formatCount(count, 'nombre', 'nombres')}.`,
  },
  'skills-stuffing': {
    title: 'Sin relleno de palabras clave',
    gained: () => 'Tu lista de habilidades es creíble.',
    lost: ({ listed, most, word, estimated }) =>
      word
        ? `Usa menos «${word}»: repetido tantas veces, parece relleno de palabras clave.`
        : `Deja solo las ${formatNumber(most)} habilidades más relevantes: una lista ${estimated ? 'más larga' : `de ${formatNumber(listed)}`} es poco creíble.`,
  },
  'soft-skills': {
    title: 'Habilidades blandas con ejemplos',
    gained: () => 'Tus habilidades blandas no necesitan más ejemplos.',
    lost: ({ idle, soft, estimated }) =>
      `Demuestra tus habilidades blandas con ejemplos: ${estimated ? 'varias no aparecen' : Number(idle) >= Number(soft) ? 'ninguna aparece' : `${formatNumber(idle)} de las ${formatNumber(soft)} no ${pluralizePart(idle, soft, ...APPEARS)}`} en tus viñetas.`,
  },
  'specific-terms': {
    title: 'Palabras clave del sector en la experiencia',
    gained: ({ count, estimated }) =>
      `Tu experiencia menciona ${estimated ? 'suficientes palabras clave' : formatCount(count, 'palabra clave', 'palabras clave')} del sector.`,
    lost: ({ count, enough, estimated }) =>
      `Menciona en tu experiencia al menos ${formatNumber(enough)} herramientas, métodos o áreas de trabajo con el nombre que buscaría un reclutador: por ahora, ${estimated ? 'reconocemos menos' : Number(count) === 0 ? 'no reconocemos ninguna' : `reconocemos ${formatNumber(count)}`}.`,
  },
  'summary-keywords': {
    title: 'Palabras clave en el perfil',
    gained: () => 'Tu perfil contiene las palabras que buscaría un reclutador.',
    lost: ({ named, positions, terms }) =>
      Number(named) === 0 && Number(positions) === 0
        ? 'Menciona tu profesión en el perfil: los reclutadores la buscan.'
        : Number(named) === 0
          ? 'Menciona tu profesión en el perfil, con el mismo nombre que en tu último puesto: los reclutadores la buscan.'
          : `Menciona en el perfil ${Number(terms) === 0 ? 'dos de tus herramientas o especialidades principales' : 'al menos otra de tus herramientas o especialidades'}: los reclutadores las buscan.`,
  },
  'education-field': {
    title: 'Título y especialidad',
    gained: () => 'Cada título indica su nivel y su especialidad.',
    lost: ({ named, of, estimated }) =>
      Number(of) === 0
        ? 'Indica qué estudiaste, con nivel y especialidad, como «Licenciatura en Contabilidad».'
        : `Indica el nivel y la especialidad de cada título, como «Licenciatura en Contabilidad»: por ahora, ${estimated ? 'al menos uno no incluye' : formatPart(named, of, { verb: INCLUDES })} los dos datos.`,
  },
  'languages-level': {
    title: 'Idiomas con nivel',
    gained: () => 'Cada idioma aparece con su nivel.',
    lost: ({ with: some, of, estimated }) =>
      `Escribe tu nivel en cada idioma (A1–C2 o nativo): por ahora, ${estimated ? 'al menos uno no lo tiene por escrito' : formatPart(some, of, { verb: ['lo tiene por escrito', 'lo tienen por escrito'] })}.`,
  },
  'certifications-named': {
    title: 'Certificaciones con entidad emisora',
    gained: () => 'Tus certificaciones indican la entidad que las emite o el año.',
    lost: ({ named, of, estimated }) =>
      `Añade a cada certificación la entidad que la emite o el año: por ahora, ${estimated ? 'al menos una no incluye' : formatPart(named, of, { feminine: true, verb: INCLUDES })} esta información.`,
  },
}
