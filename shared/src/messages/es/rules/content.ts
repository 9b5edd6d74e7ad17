import { inParentheses, nameResume, pluralize } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'
import { countriesEs } from '../countries.ts'
import { formatCount, formatNumber, formatPart, quoteWords, startWithPart } from '../numbers.ts'

const SHOWS = ['indica', 'indican'] as const
const BULLET = ['viñeta', 'viñetas'] as const
const HAS = ['tiene', 'tienen'] as const
const BEGINS = ['empieza', 'empiezan'] as const

/** Of rules about dates, where jobs have none. */
export const NO_DATES = 'Todavía no hay fechas que comparar.'

export const contentRulesEs: CategoryRuleMessages<'content'> = {
  'experience-present': {
    title: 'Experiencia laboral',
    gained: ({ jobs, country, estimated }) =>
      `Tu ${nameResume(country, countriesEs)} describe ${estimated ? 'tus puestos y lo que hiciste en ellos' : `${formatCount(jobs, 'puesto', 'puestos')} y lo que hiciste en ${pluralize(jobs, 'él', 'ellos')}`}.`,
    lost: ({ jobs, lines }) =>
      Number(jobs) === 0
        ? 'Añade tu experiencia: empresa, puesto, fechas y logros. ¿Acabas de empezar? Incluye prácticas o proyectos.'
        : Number(lines) > 0
          ? 'Describe con más detalle lo que hiciste en cada puesto: con qué herramientas, en qué cantidad y con qué resultado.'
          : 'Describe lo que hiciste en cada puesto: por ahora, solo aparecen los datos básicos.',
  },
  'experience-complete': {
    title: 'Empleos con todos los datos',
    gained: ({ jobs, estimated }) =>
      `En ${estimated ? 'tus empleos' : formatCount(jobs, 'empleo', 'empleos')} aparecen la empresa, el puesto y las fechas de inicio y fin.`,
    lost: ({ complete, jobs, estimated }) =>
      Number(jobs) === 0
        ? 'Pon la empresa, el puesto y las fechas de cada empleo en líneas separadas: no hemos encontrado ningún empleo.'
        : Number(jobs) === 1
          ? 'Indica la empresa, el puesto y las fechas de inicio y fin de tu empleo: falta al menos un dato.'
          : `Indica en cada empleo la empresa, el puesto y las fechas de inicio y fin: ${estimated ? 'falta al menos uno de estos datos' : `por ahora, ${formatPart(complete, jobs, { noun: ['empleo', 'empleos'], verb: HAS })} los cuatro datos`}.`,
  },
  'work-substance': {
    title: 'Experiencia detallada',
    gained: () => 'Tu experiencia explica qué hiciste, cómo, en qué cantidad y con qué resultado.',
    lost: ({ amount, enough, poor, of, scale, end, estimated }) => {
      const lines = formatCount(of, 'línea', 'líneas')
      if (Number(of) === 0)
        return 'Describe lo que hiciste en cada puesto: la tarea, las herramientas, el alcance y el resultado.'
      if (Number(amount) < Number(enough))
        return `Describe tu trabajo con más detalle (qué hiciste, con qué herramientas, cuánto y para qué): ${estimated ? 'lo que hay no basta' : `${lines} no ${pluralize(of, 'basta', 'bastan')}`} para valorarlo.`
      if (Number(poor) === 0) return 'Añade uno o dos logros más, tan detallados como los que ya tienes.'
      if (estimated || Number(of) === 1)
        return 'Amplía las líneas que menos dicen: muestra el alcance y el resultado de tu trabajo.'
      return `Amplía ${formatCount(poor, 'línea', 'líneas')} para mostrar el alcance y el resultado de tu trabajo: por ahora, ${formatPart(scale, of, { feminine: true, verb: SHOWS })} el alcance y ${Number(end) === 0 ? 'ninguna' : formatNumber(end)}, el resultado.`
    },
  },
  'bullets-enough': {
    title: 'Suficientes viñetas por puesto',
    gained: () => 'Cada puesto tiene suficientes viñetas.',
    lost: ({ told, jobs, lines, thin = 0, estimated }) =>
      Number(jobs) === 0
        ? 'Describe tu trabajo en viñetas, al menos 3 por cada puesto reciente, para que se vea lo que hiciste.'
        : Number(told) === Number(jobs) && Number(thin) > 0
          ? `Reescribe las viñetas que dicen poco o repiten lo mismo: en ${estimated ? 'al menos un puesto' : formatCount(thin, 'puesto', 'puestos')}, muy pocas aportan algo nuevo.`
          : Number(told) === Number(jobs)
            ? `Escribe al menos 6 viñetas sobre tu experiencia: por ahora, tienes ${estimated ? 'menos' : formatNumber(lines)}.`
            : Number(jobs) === 1 && !estimated
              ? 'Escribe al menos 6 viñetas sobre tu puesto: por ahora, tiene menos de 3.'
              : `Escribe al menos 3 viñetas en cada uno de los dos últimos puestos y 1 en los demás: por ahora, ${estimated ? 'algún puesto no tiene' : formatPart(told, jobs, { verb: HAS })} suficientes.`,
  },
  'bullets-quantified': {
    title: 'Logros con cifras',
    gained: ({ with: some, of, estimated }) =>
      `${estimated ? 'Bastantes viñetas incluyen' : startWithPart(some, of, { feminine: true, noun: BULLET, verb: ['incluye', 'incluyen'] })} una cifra.`,
    lost: ({ with: some, of, estimated }) =>
      Number(of) === 0
        ? 'Escribe viñetas que digan cuánto, cuántos o en cuánto tiempo: las cifras muestran el alcance de tus logros.'
        : `Añade cifras a unas 3 de cada 10 viñetas para mostrar el alcance de tus logros: por ahora, ${estimated ? 'son menos las viñetas con cifras' : `${formatPart(some, of, { feminine: true, verb: HAS })} cifras`}.`,
  },
  'bullets-action': {
    title: 'Verbos de acción',
    gained: ({ with: some, of, estimated }) =>
      `${estimated ? 'Las viñetas empiezan' : startWithPart(some, of, { feminine: true, noun: BULLET, verb: BEGINS })} con un verbo de acción.`,
    lost: ({ with: some, of, estimated }) =>
      Number(of) === 0
        ? 'Escribe viñetas que empiecen con un verbo, como «Lideré», «Diseñé» o «Reduje»: así se ve lo que hiciste.'
        : `Empieza las viñetas con un verbo de acción, como «Lideré», «Diseñé» o «Reduje»: por ahora, ${estimated ? 'no todas empiezan' : formatPart(some, of, { feminine: true, verb: BEGINS })} así.`,
  },
  'bullets-length': {
    title: 'Extensión de las viñetas',
    gained: () => 'Las viñetas tienen una buena extensión y se leen rápido.',
    lost: ({ good, of, shortest, longest, estimated }) =>
      `Escribe viñetas de ${shortest} a ${longest} palabras para que se lean rápido: por ahora, ${estimated ? 'no todas tienen' : formatPart(good, of, { feminine: true, verb: HAS })} esa extensión.`,
  },
  duties: {
    title: 'Logros en vez de funciones',
    gained: () => 'Cuentas lo que lograste, no solo tus funciones.',
    lost: ({ count, sample, estimated }) =>
      `Sustituye ${sample ? quoteWords(sample) : '«encargado de», «apoyé» o «tareas»'} por lo que hiciste y lograste: ${estimated ? 'al menos ' : ''}${formatCount(count, 'línea empieza', 'líneas empiezan')} así.`,
  },
  'first-person': {
    title: 'Sin pronombres de primera persona',
    gained: () => 'No hay pronombres de primera persona.',
    lost: ({ count }) =>
      `Quita las palabras en primera persona, como «yo» o «mi», que no hacen falta: hemos encontrado al menos ${formatNumber(count)}.`,
  },
  tense: {
    title: 'Un mismo tiempo verbal',
    gained: () => 'Cada puesto mantiene un mismo tiempo verbal.',
    lost: () =>
      'Usa el mismo estilo en todas las líneas de cada puesto (verbos en pasado o sustantivos): al menos un puesto mezcla estilos.',
  },
  repetition: {
    title: 'Comienzos variados',
    gained: () => 'Las viñetas empiezan con palabras distintas.',
    lost: ({ word, times, estimated }) =>
      `Varía el comienzo de las viñetas: ${estimated ? 'al menos ' : ''}${formatCount(times, 'empieza', 'empiezan')} con «${word}».`,
  },
  cliches: {
    title: 'Sin frases hechas',
    gained: () => 'No hay frases hechas.',
    lost: ({ count, list, estimated }) =>
      `Sustituye ${estimated ? 'las frases hechas' : formatCount(count, 'frase hecha', 'frases hechas')}${inParentheses(list)} por ejemplos concretos, que dicen más de ti.`,
  },
  slips: {
    title: 'Sin erratas',
    gained: () => 'No hemos encontrado erratas.',
    lost: ({ count, list, estimated }) =>
      `Corrige ${estimated ? 'las posibles erratas' : `al menos ${formatCount(count, 'posible errata', 'posibles erratas')}`}${inParentheses(list)}: los reclutadores se fijan en esos detalles.`,
  },
  placeholders: {
    title: 'Sin textos de plantilla',
    gained: () => 'No quedan textos de ejemplo de una plantilla.',
    lost: ({ count, sample }) =>
      `Sustituye los textos de ejemplo de la plantilla por los tuyos: al menos ${formatCount(count, 'línea sigue', 'líneas siguen')} sin cambiar${inParentheses(sample)}.`,
  },
  summary: {
    title: 'Perfil profesional',
    gained: ({ words, estimated }) =>
      estimated
        ? 'El perfil se lee rápido.'
        : `El perfil tiene ${formatCount(words, 'palabra', 'palabras')} y se lee rápido.`,
    lost: ({ words, fewest, most, estimated }) =>
      Number(words) === 0
        ? `Empieza con un perfil de ${fewest} a ${most} palabras: quién eres, qué sabes hacer y qué has logrado.`
        : Number(words) < Number(fewest)
          ? `Amplía el perfil hasta que tenga entre ${fewest} y ${most} palabras, para que diga quién eres y qué haces: ahora tiene ${estimated ? 'menos' : formatNumber(words)}.`
          : `Acorta el perfil hasta que tenga entre ${fewest} y ${most} palabras, para que se lea rápido: ahora tiene ${estimated ? 'más' : formatNumber(words)}.`,
  },
  'summary-specific': {
    title: 'Perfil concreto',
    gained: () => 'El perfil es concreto: incluye cifras, áreas o herramientas.',
    lost: ({ figures, terms }) =>
      Number(figures) === 0
        ? `Añade al perfil una cifra (años de experiencia, tamaño del equipo o un resultado)${Number(terms) === 0 ? ' y dos áreas de trabajo o herramientas' : Number(terms) === 1 ? ' y al menos otra área de trabajo o herramienta' : ''}: los datos concretos lo hacen más creíble.`
        : `Menciona en el perfil ${Number(terms) === 0 ? 'dos áreas o herramientas' : 'al menos otra área o herramienta'} que domines: los datos concretos lo hacen más creíble.`,
  },
  'education-present': {
    title: 'Educación',
    gained: ({ entries, estimated }) =>
      `Tu sección de educación incluye ${estimated ? 'tus títulos con el nombre de la institución' : formatCount(entries, 'título con el nombre de la institución', 'títulos con el nombre de la institución')}.`,
    lost: ({ entries, holes, estimated }) =>
      Number(entries) === 0
        ? 'Añade tus estudios: institución, título y año.'
        : `Completa tu sección de educación: en ${estimated ? 'al menos una entrada' : formatCount(holes, 'entrada', 'entradas')} falta la institución o el título.`,
  },
  'dates-gaps': {
    title: 'Sin períodos por explicar',
    gained: ({ dated }) => (dated === 0 ? NO_DATES : 'No hay períodos largos sin empleo ni estudios.'),
    lost: ({ count, months, estimated }) =>
      `Explica ${estimated ? 'los períodos de varios meses sin actividad' : count === 1 ? `el período de ${formatCount(months, 'mes', 'meses')} sin actividad` : `los ${formatCount(count, 'período', 'períodos')} sin actividad (el más largo, de ${formatCount(months, 'mes', 'meses')})`}: por ejemplo, indica si hiciste un curso, cuidaste de un familiar o trabajaste en un proyecto.`,
  },
  'dates-order': {
    title: 'Fechas en orden',
    gained: ({ dated }) => (dated === 0 ? NO_DATES : 'Todas las fechas de inicio son anteriores a las de fin.'),
    lost: ({ count }) =>
      `Corrige las fechas de ${formatCount(count, 'entrada', 'entradas')}: la fecha de fin es anterior a la de inicio.`,
  },
  'dates-future': {
    title: 'Sin fechas futuras',
    gained: ({ dated }) => (dated === 0 ? NO_DATES : 'Ningún puesto tiene una fecha futura.'),
    lost: ({ count }) =>
      `Revisa ${count === 1 ? 'el puesto que tiene' : `los ${formatNumber(count)} puestos que tienen`} una fecha futura.`,
  },
  'outdated-lines': {
    title: 'Sin contenido anticuado',
    gained: () => 'No hay contenido anticuado.',
    lost: ({ sample, country }) =>
      `Quita de tu ${nameResume(country, countriesEs)} lo que ya no se usa${inParentheses(sample)} y aprovecha el espacio para un logro.`,
  },
}
