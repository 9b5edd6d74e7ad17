import { citeSource, inParentheses, listTopics, nameCountry, nameResume, startSentence } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'
import { countriesEs } from '../countries.ts'
import { formatCount, formatNumber, formatPart, startWithPart } from '../numbers.ts'
import { NO_DATES } from './content.ts'

const SENTENCES = { feminine: true, noun: ['frase', 'frases'], verb: ['tiene', 'tienen'] } as const

export const formatRulesEs: CategoryRuleMessages<'format'> = {
  'page-count': {
    title: 'Número de páginas',
    gained: ({ pages, country }) =>
      `Tu ${nameResume(country, countriesEs)} tiene ${formatCount(pages, 'página', 'páginas')}, una buena extensión.`,
    lost: ({ pages, allowed, country, source }) => {
      const inside = nameCountry(country, countriesEs)
      const resume = nameResume(country, countriesEs)
      return inside
        ? `Acorta tu ${resume} a ${formatCount(allowed, 'página', 'páginas')}, lo habitual ${inside} con tu experiencia${citeSource('fuente', source)}: ahora tiene ${formatNumber(pages)}.`
        : `Acorta tu ${resume} a una o dos páginas, que bastan para casi todo el mundo: ahora tiene ${formatNumber(pages)}.`
    },
  },
  'word-count': {
    title: 'Cantidad de texto',
    gained: ({ words, estimated }) =>
      estimated
        ? 'El perfil y la experiencia tienen una extensión adecuada.'
        : `El perfil y la experiencia suman ${formatCount(words, 'palabra', 'palabras')}, una cantidad adecuada.`,
    lost: ({ words, fewest, most, estimated, written = 0 }) =>
      Number(words) < Number(fewest)
        ? Number(written) >= Number(fewest)
          ? `Escribe al menos ${formatNumber(fewest)} palabras que expliquen tu trabajo con detalle: las líneas que dicen poco o repiten otras no cuentan.`
          : `Escribe al menos ${formatNumber(fewest)} palabras entre el perfil y la descripción de tus puestos para que los reclutadores puedan valorarte: ahora hay ${estimated ? 'menos' : formatNumber(words)}.`
        : `Reduce el perfil y la descripción de tus puestos a menos de ${formatNumber(most)} palabras para que destaque lo importante: ahora hay ${estimated ? 'más' : formatNumber(words)}.`,
  },
  'dates-one-format': {
    title: 'Un solo formato de fecha',
    gained: ({ dated }) => (dated === 0 ? NO_DATES : 'Todas las fechas tienen el mismo formato.'),
    lost: ({ forms, estimated }) =>
      `Usa un solo formato de fecha (MM/AAAA): ${estimated ? 'hemos encontrado más de uno' : `hay ${formatCount(forms, 'formato', 'formatos')}`}.`,
  },
  chronology: {
    title: 'Primero lo más reciente',
    gained: ({ dated }) => (dated === 0 ? NO_DATES : 'Tus puestos y estudios empiezan por lo más reciente.'),
    lost: ({ count, estimated }) =>
      `Ordena tus puestos y estudios empezando por lo más reciente: al menos ${estimated ? 'una entrada no sigue' : formatCount(count, 'entrada no sigue', 'entradas no siguen')} ese orden.`,
  },
  'section-order': {
    title: 'Orden de las secciones',
    gained: () => 'Las secciones están en el orden habitual.',
    lost: ({ section, source }) =>
      `Pon más arriba la sección «${section}»: los reclutadores la buscan antes${citeSource('fuente', source)}.`,
  },
  'list-form': {
    title: 'Experiencia en viñetas',
    gained: ({ bullets, of, estimated }) =>
      `${estimated ? 'Casi toda tu experiencia tiene' : startWithPart(bullets, of, SENTENCES)} formato de viñeta.`,
    lost: ({ bullets, of, estimated }) =>
      Number(of) === 0
        ? 'Describe tu experiencia en viñetas, con un logro en cada una: se leen más rápido que los párrafos.'
        : `Divide los párrafos en viñetas, con un solo logro en cada una, para que se lean más rápido${estimated ? '' : `: por ahora, ${formatPart(bullets, of, SENTENCES)} ese formato`}.`,
  },
  'paragraph-length': {
    title: 'Párrafos cortos',
    gained: () => 'Ningún párrafo es demasiado largo.',
    lost: ({ count, longest, estimated }) =>
      `Divide ${estimated ? 'los párrafos' : formatCount(count, 'párrafo', 'párrafos')} de más de ${formatNumber(longest)} palabras: los reclutadores se saltan los bloques largos.`,
  },
  'font-size': {
    title: 'Tamaño de letra',
    gained: ({ size }) => `La letra es de ${formatNumber(size)} pt y se lee bien.`,
    lost: ({ size, smallest, largest }) =>
      `Usa un tamaño de letra de ${formatNumber(smallest)} a ${formatNumber(largest)} pt para que se lea bien: ahora es de ${formatNumber(size)} pt.`,
  },
  'sizes-few': {
    title: 'Pocos tamaños de letra',
    gained: ({ count }) => `Con ${formatCount(count, 'tamaño', 'tamaños')} de letra, la jerarquía queda clara.`,
    lost: ({ count, most }) =>
      `Usa como máximo ${formatNumber(most)} tamaños de letra para que la jerarquía quede clara: ahora hay al menos ${formatNumber(count)}.`,
  },
  'fonts-few': {
    title: 'Pocas fuentes',
    gained: ({ count }) => `Con ${formatCount(count, 'fuente', 'fuentes')}, el aspecto es uniforme.`,
    lost: ({ count, most }) =>
      `Usa como máximo ${formatNumber(most)} fuentes para dar un aspecto uniforme: ahora hay ${formatNumber(count)}.`,
  },
  'heading-style': {
    title: 'Títulos uniformes',
    gained: () => 'Los títulos de sección tienen el mismo aspecto.',
    lost: ({ count }) =>
      `Usa el mismo tamaño, grosor y mayúsculas en todos los títulos de sección: al menos ${formatCount(count, 'es distinto', 'son distintos')}.`,
  },
  margins: {
    title: 'Márgenes',
    gained: () => 'Los márgenes son adecuados.',
    lost: ({ margin, good }) =>
      `Amplía los márgenes laterales a ${formatNumber(good)} pt como mínimo (1,2 cm) para que la página se lea mejor: uno de los laterales es de unos ${formatNumber(margin)} pt.`,
  },
  density: {
    title: 'Interlineado',
    gained: () => 'El interlineado es adecuado.',
    lost: ({ ratio }) =>
      `Aumenta el interlineado a 1,15 para que el texto se lea mejor: ahora es de ${formatNumber(ratio)}.`,
  },
  'last-page': {
    title: 'Última página bien aprovechada',
    gained: ({ percent }) => `El texto ocupa el ${percent} % de la última página.`,
    lost: ({ percent }) =>
      `Reduce los espacios para eliminar la última página: el texto ocupa solo el ${percent} % y la página parece vacía.`,
  },
  contrast: {
    title: 'Contraste del texto',
    gained: () => 'El texto se distingue bien del fondo.',
    lost: ({ count }) =>
      `Oscurece el texto claro de al menos ${formatCount(count, 'línea', 'líneas')}: cuesta leerlo y se pierde al imprimir.`,
  },
  'bullet-marks': {
    title: 'Un solo tipo de viñeta',
    gained: () => 'Todas las viñetas usan el mismo símbolo.',
    lost: ({ count, list }) =>
      `Usa el mismo símbolo en todas las viñetas para dar un aspecto uniforme: ahora hay ${formatCount(count, 'símbolo distinto', 'símbolos distintos')}${inParentheses(list)}.`,
  },
  shouting: {
    title: 'Sin líneas en mayúsculas',
    gained: () => 'No hay líneas en mayúsculas, «!!» ni emojis.',
    lost: ({ count }) =>
      `Reescribe al menos ${formatCount(count, 'línea', 'líneas')} sin abusar de las mayúsculas y sin «!!» ni emojis, que dan una imagen poco profesional.`,
  },
  'page-size': {
    title: 'Tamaño de página',
    gained: () => 'El tamaño de la página es A4 o Carta.',
    lost: ({ width, height }) =>
      `Usa papel A4 o Carta en vertical para que se imprima bien: la página mide ${formatNumber(width)} × ${formatNumber(height)} pt.`,
  },
  'file-size': {
    title: 'Tamaño del archivo',
    gained: ({ kilobytes }) =>
      `El archivo ocupa ${formatNumber(kilobytes)} kB, un tamaño que acepta cualquier portal de empleo.`,
    lost: ({ kilobytes }) =>
      `Reduce el tamaño del archivo: ocupa ${formatNumber(kilobytes)} kB y muchos portales de empleo aceptan como máximo 2 MB.`,
  },
  'country-advice': {
    title: 'Costumbres del país',
    gained: () => 'Nada de tu currículum depende de las costumbres del país.',
    lost: ({ divided, open, country, source }) => {
      const inside = nameCountry(country, countriesEs)
      const list = (codes: string | number | undefined) => listTopics(codes, country, countriesEs)
      if (!inside)
        return `Elige el país del empleo para que valoremos lo siguiente según sus costumbres: ${list(open)}. Mientras tanto, no afecta a tu puntuación.`
      return [
        divided &&
          `${startSentence(list(divided))}: decide tú, porque las opiniones difieren ${inside}${citeSource('fuente', source)}.`,
        open &&
          `${startSentence(list(open))}: comprueba qué pide la empresa, porque no hemos encontrado recomendaciones ${inside}.`,
        'Esto no afecta a tu puntuación.',
      ]
        .filter(Boolean)
        .join(' ')
    },
  },
}
