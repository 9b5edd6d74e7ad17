import { formatCount, inParentheses } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'

export const contentRulesEs: CategoryRuleMessages<'content'> = {
  'experience-present': {
    title: 'Experiencia contada',
    gained: ({ jobs }) => `El CV cuenta ${formatCount(jobs, 'puesto', 'puestos')} con lo que hiciste en ellos.`,
    lost: ({ jobs }) =>
      Number(jobs) === 0
        ? 'Añade tu experiencia: empresa, puesto, fechas y qué lograste. Si empiezas, cuenta prácticas o proyectos.'
        : 'Di qué hiciste en cada puesto: hoy solo se leen los datos, sin nada que contar.',
  },
  'experience-complete': {
    title: 'Puestos completos',
    gained: ({ jobs }) => `${formatCount(jobs, 'puesto', 'puestos')} con empresa, cargo, inicio y fin.`,
    lost: ({ complete, jobs }) =>
      Number(jobs) === 0
        ? 'No se leyó ningún puesto: pon empresa, cargo, inicio y fin en líneas claras.'
        : `Completa los puestos: ${complete} de ${jobs} tienen empresa, cargo, inicio y fin.`,
  },
  'work-substance': {
    title: 'Lo que cuenta tu trabajo',
    gained: () => 'Las líneas dicen qué hiciste, con qué, a qué escala y para qué.',
    lost: ({ amount, enough, poor, of, scale, end }) => {
      if (Number(of) === 0) return 'Di qué hiciste en cada puesto: qué, con qué, a qué escala y qué resultó.'
      if (Number(amount) < Number(enough))
        return `Cuenta más de tu trabajo: ${of} líneas dicen muy poco para valorarlo. Di qué hiciste, con qué, cuánto y para qué.`
      if (Number(poor) === 0) return 'Cuenta una o dos cosas más que hiciste, igual de completas.'
      return `Completa ${formatCount(poor, 'línea pobre', 'líneas pobres')} de ${of}: ${scale} dicen la escala y ${end} el fin o el resultado.`
    },
  },
  'bullets-enough': {
    title: 'Detalle de cada puesto',
    gained: () => 'Cada puesto cuenta lo suficiente.',
    lost: ({ told, jobs }) =>
      Number(jobs) === 0
        ? 'Cuenta en viñetas lo que hiciste: al menos tres por puesto reciente.'
        : `Cuenta más: ${told} de ${jobs} puestos tienen viñetas suficientes (tres en los dos últimos, una en los demás, seis en total).`,
  },
  'bullets-quantified': {
    title: 'Logros con cifras',
    gained: ({ with: some, of }) => `${some} de ${of} logros llevan una cifra.`,
    lost: ({ with: some, of }) =>
      Number(of) === 0
        ? 'No hay logros que medir: escribe viñetas que digan cuánto, cuántos o en cuánto tiempo.'
        : `Pon cifras a tus logros: ${some} de ${of} dicen cuánto. Busca 3 de cada 10.`,
  },
  'bullets-action': {
    title: 'Verbos de acción',
    gained: ({ with: some, of }) => `${some} de ${of} viñetas empiezan con un verbo de acción.`,
    lost: ({ with: some, of }) =>
      Number(of) === 0
        ? 'Escribe viñetas que empiecen con un verbo: «Lideré», «Diseñé», «Reduje».'
        : `Empieza con un verbo de acción («Lideré», «Diseñé», «Reduje»): hoy lo hacen ${some} de ${of} viñetas.`,
  },
  'bullets-length': {
    title: 'Largo de las viñetas',
    gained: () => 'Las viñetas tienen un largo cómodo de leer.',
    lost: ({ good, of, shortest, longest }) =>
      `Ajusta el largo: ${good} de ${of} viñetas están entre ${shortest} y ${longest} palabras.`,
  },
  duties: {
    title: 'Hechos, no tareas',
    gained: () => 'Cuentas lo que hiciste, no solo lo que te tocaba.',
    lost: ({ count }) =>
      `Cambia «encargado de», «apoyé» o «tareas» por lo que hiciste y logró: ${formatCount(count, 'línea empieza', 'líneas empiezan')} así.`,
  },
  'first-person': {
    title: 'Sin «yo» ni «mi»',
    gained: () => 'El texto va sin pronombres de primera persona.',
    lost: ({ count }) =>
      `Quita los pronombres de primera persona: «yo», «mi» y otros salen ${formatCount(count, 'vez', 'veces')}.`,
  },
  tense: {
    title: 'Un mismo tiempo verbal',
    gained: () => 'Cada puesto mantiene un mismo tiempo verbal.',
    lost: ({ count }) =>
      `Usa una sola forma por puesto (todo en pasado, o todo en sustantivo): ${formatCount(count, 'línea se sale', 'líneas se salen')}.`,
  },
  repetition: {
    title: 'Comienzos variados',
    gained: () => 'Las viñetas empiezan con palabras distintas.',
    lost: ({ word, times }) => `Varía los comienzos: «${word}» abre ${times} viñetas.`,
  },
  cliches: {
    title: 'Sin frases hechas',
    gained: () => 'No hay frases hechas.',
    lost: ({ count, list }) => `Cambia las frases hechas por un ejemplo: hay ${count}${inParentheses(list)}.`,
  },
  slips: {
    title: 'Texto cuidado',
    gained: () => 'No se ven descuidos al escribir.',
    lost: ({ count, list }) =>
      `Corrige ${formatCount(count, 'descuido', 'descuidos')} de escritura${inParentheses(list)}.`,
  },
  placeholders: {
    title: 'Sin textos de plantilla',
    gained: () => 'No quedan textos de ejemplo de una plantilla.',
    lost: ({ count, sample }) =>
      `Sustituye los textos de ejemplo de la plantilla: ${formatCount(count, 'línea', 'líneas')}${inParentheses(sample)}.`,
  },
  summary: {
    title: 'Perfil profesional',
    gained: ({ words }) => `El perfil tiene ${formatCount(words, 'palabra', 'palabras')}: se lee de un vistazo.`,
    lost: ({ words, fewest, most }) =>
      Number(words) === 0
        ? `Abre con un perfil de ${fewest} a ${most} palabras: quién eres, qué sabes hacer y qué has logrado.`
        : `Deja el perfil entre ${fewest} y ${most} palabras: ahora tiene ${words}.`,
  },
  'summary-specific': {
    title: 'Perfil concreto',
    gained: () => 'El perfil dice cosas concretas: cifras, campos, herramientas.',
    lost: ({ figures }) =>
      Number(figures) === 0
        ? 'Añade al perfil una cifra (años, tamaño, resultado) y los campos en que trabajas.'
        : 'Nombra en el perfil dos campos o herramientas que dominas.',
  },
  'education-present': {
    title: 'Educación',
    gained: ({ entries }) => `${formatCount(entries, 'estudio', 'estudios')} con centro y título.`,
    lost: ({ entries, holes }) =>
      Number(entries) === 0
        ? 'Añade tu educación: centro, título y año.'
        : `Completa la educación: a ${formatCount(holes, 'estudio le falta', 'estudios les falta')} el centro o el título.`,
  },
  'dates-gaps': {
    title: 'Sin huecos sin explicar',
    gained: () => 'No hay huecos largos entre puestos y estudios.',
    lost: ({ count, months }) =>
      `Explica ${formatCount(count, 'hueco', 'huecos')} en tus fechas (el mayor, de ${months} meses): un curso, un cuidado, un proyecto.`,
  },
  'dates-order': {
    title: 'Inicio antes que fin',
    gained: () => 'Todas las fechas de inicio van antes que las de fin.',
    lost: ({ count }) => `Corrige ${formatCount(count, 'fecha que termina', 'fechas que terminan')} antes de empezar.`,
  },
  'dates-future': {
    title: 'Sin fechas futuras',
    gained: () => 'Ningún puesto empieza ni termina en el futuro.',
    lost: ({ count }) => `Revisa ${formatCount(count, 'puesto con fecha futura', 'puestos con fecha futura')}.`,
  },
  'outdated-lines': {
    title: 'Sin líneas que sobran',
    gained: () => 'No hay líneas que ocupen sitio sin decir nada.',
    lost: ({ sample }) => `Quita lo que ya no se usa${inParentheses(sample)} y gana espacio para un logro.`,
  },
}
