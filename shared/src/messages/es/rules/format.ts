import { capitalize, formatCount, inParentheses, listTopics, nameCountry } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'
import { countriesEs } from '../countries.ts'

export const formatRulesEs: CategoryRuleMessages<'format'> = {
  'page-count': {
    title: 'Número de páginas',
    gained: ({ pages }) => `${formatCount(pages, 'página', 'páginas')}: lo que se lee.`,
    lost: ({ pages, allowed, country, source }) => {
      const inside = nameCountry(country, countriesEs)
      return inside
        ? `Recorta: ${inside}, con tus años de trabajo, se lee hasta ${formatCount(allowed, 'página', 'páginas')} y tienes ${pages}${inParentheses(source)}.`
        : `Recorta: ${formatCount(pages, 'página es mucho', 'páginas son muchas')}. Una o dos bastan para casi todos.`
    },
  },
  'word-count': {
    title: 'Cantidad de texto',
    gained: ({ words }) => `${words} palabras de perfil y experiencia: una buena medida.`,
    lost: ({ words, fewest, most }) =>
      Number(words) < Number(fewest)
        ? `Cuenta más: el perfil y la experiencia suman ${words} palabras; desde ${fewest} hay de dónde elegir.`
        : `Recorta: ${words} palabras de perfil y experiencia son demasiadas; busca menos de ${most}.`,
  },
  'dates-one-format': {
    title: 'Fechas en un mismo formato',
    gained: () => 'Todas las fechas se escriben igual.',
    lost: ({ forms, odd }) =>
      `Escribe todas las fechas igual (MM/AAAA): hay ${forms} formatos y ${formatCount(odd, 'fecha distinta', 'fechas distintas')}.`,
  },
  chronology: {
    title: 'De lo más nuevo a lo más antiguo',
    gained: () => 'Puestos y estudios van de lo más nuevo a lo más antiguo.',
    lost: ({ count }) =>
      `Ordena de lo más nuevo a lo más antiguo: ${formatCount(count, 'entrada está', 'entradas están')} fuera de su sitio.`,
  },
  'section-order': {
    title: 'Orden de las secciones',
    gained: () => 'Las secciones van en el orden en que se buscan.',
    lost: ({ section, source }) => `Sube la sección «${section}»: quien lee la busca antes${inParentheses(source)}.`,
  },
  'list-form': {
    title: 'Experiencia en viñetas',
    gained: ({ bullets, of }) => `${bullets} de ${of} hechos van en viñetas.`,
    lost: ({ bullets, of }) =>
      Number(of) === 0
        ? 'Cuenta tu experiencia en viñetas, una por hecho.'
        : `Pasa los párrafos a viñetas, una por hecho: hoy lo están ${bullets} de ${of}.`,
  },
  'paragraph-length': {
    title: 'Párrafos cortos',
    gained: () => 'Ningún bloque de texto es demasiado largo.',
    lost: ({ count, longest }) => `Parte ${formatCount(count, 'bloque', 'bloques')} de más de ${longest} palabras.`,
  },
  'font-size': {
    title: 'Tamaño de letra',
    gained: ({ size }) => `Texto de ${size} pt: se lee sin esfuerzo.`,
    lost: ({ size, smallest, largest }) =>
      `Usa letra de ${smallest} a ${largest} pt en el texto: ahora es de ${size} pt.`,
  },
  'sizes-few': {
    title: 'Pocos tamaños de letra',
    gained: ({ count }) => `${formatCount(count, 'tamaño', 'tamaños')} de letra: hay jerarquía.`,
    lost: ({ count, most }) => `Reduce los tamaños de letra de ${count} a ${most} o menos.`,
  },
  'fonts-few': {
    title: 'Pocas tipografías',
    gained: ({ count }) => `${formatCount(count, 'tipografía', 'tipografías')}: se ve de una pieza.`,
    lost: ({ count, most }) => `Usa ${most} tipografías como mucho: hay ${count}.`,
  },
  'heading-style': {
    title: 'Títulos iguales entre sí',
    gained: () => 'Los títulos de sección se ven iguales.',
    lost: ({ count }) => `Da a todos los títulos el mismo tamaño y peso: ${formatCount(count, 'se sale', 'se salen')}.`,
  },
  margins: {
    title: 'Márgenes',
    gained: ({ margin }) => `Margen de ${margin} pt: el texto respira.`,
    lost: ({ margin, good }) => `Ensancha los márgenes a ${good} pt (1,2 cm): el más estrecho es de ${margin} pt.`,
  },
  density: {
    title: 'Espacio entre líneas',
    gained: () => 'Las líneas tienen aire.',
    lost: ({ ratio }) => `Separa las líneas: el interlineado es de ${ratio} y cansa; prueba 1,15.`,
  },
  'last-page': {
    title: 'Última página con contenido',
    gained: ({ percent }) => `La última página llega al ${percent} %.`,
    lost: ({ percent }) => `La última página queda casi vacía (${percent} %): ajusta el espacio para que no sobre.`,
  },
  contrast: {
    title: 'Contraste del texto',
    gained: () => 'El texto se distingue bien del papel.',
    lost: ({ count }) =>
      `Oscurece ${formatCount(count, 'línea demasiado clara', 'líneas demasiado claras')}: al imprimir se pierden.`,
  },
  'bullet-marks': {
    title: 'Un solo tipo de viñeta',
    gained: () => 'Las viñetas usan la misma marca.',
    lost: ({ count, list }) => `Usa una sola marca de viñeta: hay ${count}${inParentheses(list)}.`,
  },
  shouting: {
    title: 'Sin gritos',
    gained: () => 'No hay líneas enteras en mayúsculas ni signos de más.',
    lost: ({ count }) =>
      `Pasa a minúsculas ${formatCount(count, 'línea', 'líneas')} en mayúsculas, y quita «!!» y emojis.`,
  },
  'page-size': {
    title: 'Tamaño de página',
    gained: () => 'La página es A4 o Carta.',
    lost: ({ width, height }) => `Usa A4 o Carta: la página mide ${width} × ${height} pt.`,
  },
  'file-size': {
    title: 'Peso del archivo',
    gained: ({ kilobytes }) => `${kilobytes} kB: pasa por cualquier portal.`,
    lost: ({ kilobytes }) => `Aligera el archivo (${kilobytes} kB): muchos portales aceptan 2 MB.`,
  },
  'country-advice': {
    title: 'Costumbres del país',
    gained: () => 'Nada que las costumbres de un país dejen abierto.',
    lost: ({ divided, open, country, source }) => {
      const inside = nameCountry(country, countriesEs)
      const list = (codes: string | number | undefined) => listTopics(codes, country, countriesEs)
      if (!inside)
        return `Elige el país de este CV para que esto se juzgue por sus costumbres: ${list(open)}. Mientras tanto no quita puntos.`
      return [
        divided && `${capitalize(inside)} hay opiniones distintas: ${list(divided)}${inParentheses(source)}.`,
        open && `No conocemos ninguna fuente ${inside}: ${list(open)}. Déjalo solo si te lo piden.`,
        'No quita puntos.',
      ]
        .filter(Boolean)
        .join(' ')
    },
  },
}
