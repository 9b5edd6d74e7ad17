import { formatCount } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'

export const keywordRulesEs: CategoryRuleMessages<'keywords'> = {
  'title-present': {
    title: 'Título profesional',
    gained: ({ title }) => `El título «${title}» dice tu oficio de entrada.`,
    lost: ({ title }) =>
      title
        ? 'Acorta tu título profesional a doce palabras o menos.'
        : 'Pon tu título profesional bajo el nombre: «Analista de datos», «Enfermera».',
  },
  'title-matches': {
    title: 'Título y experiencia',
    gained: () => 'Tu título y tus últimos puestos hablan del mismo oficio.',
    lost: ({ title, position }) =>
      `Une tu título («${title}») con tu último puesto («${position}»): que compartan palabras.`,
  },
  'skills-listed': {
    title: 'Lista de habilidades',
    gained: ({ count }) => `Se leen ${formatCount(count, 'habilidad', 'habilidades')} en su sección.`,
    lost: ({ count }) =>
      Number(count) === 0
        ? 'Añade una sección «Habilidades» con tus herramientas y métodos, separados por comas.'
        : 'Añade habilidades técnicas: la lista solo tiene personales.',
  },
  'skills-used': {
    title: 'Habilidades en uso',
    gained: ({ used, listed }) => `${used} de ${listed} habilidades se ven en uso en tus viñetas.`,
    lost: ({ used, listed, sample }) =>
      Number(listed) === 0
        ? 'Nombra en tus viñetas las herramientas con que trabajaste y lístalas después.'
        : `Muestra tus habilidades en uso: en tus viñetas se ven ${used} de ${listed}; faltan, por ejemplo, ${sample}.`,
  },
  'skills-breadth': {
    title: 'Habilidades demostradas',
    gained: ({ used }) => `Tus viñetas demuestran ${formatCount(used, 'habilidad', 'habilidades')} de la lista.`,
    lost: ({ used, enough }) => `Demuestra en viñetas al menos ${enough} habilidades de tu lista: hoy son ${used}.`,
  },
  'skills-named': {
    title: 'Habilidades con nombre limpio',
    gained: () => 'Cada habilidad es un nombre corto que se puede buscar.',
    lost: ({ count }) =>
      `Deja cada habilidad en su nombre, sin barras, porcentajes ni frases: ${formatCount(count, 'habría que cambiar', 'habría que cambiar')}.`,
  },
  'skills-stuffing': {
    title: 'Sin relleno de palabras clave',
    gained: () => 'La lista de habilidades es creíble.',
    lost: ({ listed, most, word }) =>
      word
        ? `«${word}» se repite demasiado: un lector lo toma por relleno.`
        : `Quédate con lo importante: ${listed} habilidades son demasiadas, busca menos de ${most}.`,
  },
  'soft-skills': {
    title: 'Habilidades personales con prueba',
    gained: () => 'Las habilidades personales son pocas o se ven en hechos.',
    lost: ({ idle, soft }) =>
      `Cuenta un hecho en vez de listar: ${idle} de ${soft} habilidades personales no se ven en una viñeta.`,
  },
  'specific-terms': {
    title: 'Términos del oficio en la experiencia',
    gained: ({ count }) => `Tu experiencia nombra ${formatCount(count, 'término', 'términos')} que se buscan.`,
    lost: ({ count, enough }) =>
      `Nombra en la experiencia las herramientas, métodos y campos con que trabajaste: hay ${count}, busca ${enough}.`,
  },
  'summary-keywords': {
    title: 'Perfil con palabras clave',
    gained: () => 'El perfil repite las palabras con que se te buscaría.',
    lost: ({ named }) =>
      Number(named) === 0
        ? 'Di tu oficio en el perfil, con las palabras de tu puesto.'
        : 'Nombra en el perfil dos herramientas o campos de tu oficio.',
  },
  'education-field': {
    title: 'Título y campo de estudio',
    gained: () => 'Cada estudio dice su nivel y su campo.',
    lost: ({ named, of }) =>
      Number(of) === 0
        ? 'Di qué estudiaste: nivel y campo («Licenciatura en Contaduría»).'
        : `Di nivel y campo en cada estudio («Grado en Derecho»): lo hacen ${named} de ${of}.`,
  },
  'languages-level': {
    title: 'Idiomas con nivel',
    gained: () => 'Cada idioma dice su nivel.',
    lost: ({ with: some, of }) => `Di el nivel de cada idioma (A1–C2 o nativo): lo hacen ${some} de ${of}.`,
  },
  'certifications-named': {
    title: 'Certificaciones con emisor',
    gained: () => 'Las certificaciones dicen quién las da o cuándo.',
    lost: ({ named, of }) => `Añade emisor y año a tus certificaciones: los tienen ${named} de ${of}.`,
  },
}
