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
  fromRules: 'Consejos de nuestras reglas, sin IA.',
  limit: (title, at) => `La nota no pasa de ${at} mientras falle «${title}».`,
  improveFailed: 'La IA no respondió: estos cambios son los de nuestras reglas.',
  reasons: {
    'one-date-format': 'Todas las fechas en un mismo formato.',
    'newest-first': 'De lo más nuevo a lo más antiguo.',
    'weak-opening': 'Empieza con lo que hiciste.',
    'first-person': 'Sin pronombres de primera persona.',
    spacing: 'Espacios y signos en su sitio.',
    spelling: 'Ortografía.',
    'contact-line': 'Contacto en un formato que se lee.',
    'duplicate-skill': 'Ya estaba en la lista.',
  },
}
