import type { AdviceMessages } from '../types.ts'

export const adviceEs: AdviceMessages = {
  categories: { content: 'Contenido', keywords: 'Palabras clave', format: 'Formato', ats: 'ATS' },
  bands: { excellent: 'Excelente', good: 'Bueno', 'needs-work': 'Necesita mejoras' },
  notes: {
    'advice-unavailable':
      'El servicio de IA no respondió: estos consejos son los de nuestras reglas. El análisis no se ha cobrado.',
    'advice-refused':
      'La IA no dio consejos que se pudieran comprobar en tu CV: estos son los de nuestras reglas. El análisis no se ha cobrado.',
    'advice-daily-limit':
      'Hoy ya van demasiados consejos de la IA que no se pudieron usar, así que no se le ha preguntado: estos son los de nuestras reglas. El análisis no se ha cobrado; inténtalo mañana.',
  },
  questions: {
    jobs: 'Puede que hayamos leído mal tus empleos. ¿Son estos, con su empresa y sus fechas?',
    work: 'Puede que parte de tu experiencia no se haya leído. ¿Es esto lo que hiciste en cada puesto?',
    studies: 'Puede que hayamos leído mal tus estudios. ¿Son estos, con su centro y su título?',
    skills: 'Puede que falten habilidades tuyas. ¿Es esta la lista completa?',
    languages: 'Puede que falten tus idiomas. ¿Son estos, con su nivel?',
    summary: 'No sabemos si tienes un perfil. ¿Es este texto?',
    title: 'No sabemos cuál es tu título profesional. ¿Cuál es?',
    name: 'No encontramos tu nombre. ¿Qué línea es?',
    place: 'No sabemos dónde vives. ¿Qué ciudad es?',
  },
  fromRules: 'Consejos de nuestras reglas, sin IA.',
  limit: (title, at) => `La nota no pasa de ${at} mientras falle «${title}».`,
  improveFailed: 'La IA no respondió: estos cambios son los de nuestras reglas.',
  reasons: {
    'one-date-format': 'Todas las fechas en un mismo formato.',
    'newest-first': 'De lo más nuevo a lo más antiguo.',
    'weak-opening': 'Empieza con lo que hiciste.',
    'first-person': 'Sin pronombres de primera persona.',
    filler: 'Sin palabras que no dicen nada.',
    'repeated-opening': 'Otro comienzo que las líneas de alrededor.',
    spacing: 'Espacios y signos en su sitio.',
    spelling: 'Ortografía.',
    'contact-line': 'Contacto en un formato que se lee.',
    'duplicate-skill': 'Ya estaba en la lista.',
  },
}
