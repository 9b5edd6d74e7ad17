import type { AdviceMessages } from '../types.ts'

export const adviceEs: AdviceMessages = {
  categories: { content: 'Contenido', keywords: 'Palabras clave', format: 'Formato', ats: 'ATS' },
  bands: { excellent: 'Excelente', good: 'Bueno', 'needs-work': 'Necesita mejoras' },
  notes: {
    'advice-unavailable':
      'El servicio de IA no respondió, así que estos consejos proceden de nuestras reglas. Este análisis no cuenta para tu límite.',
    'advice-refused':
      'La IA no dio consejos que pudiéramos comprobar con tu currículum, así que estos proceden de nuestras reglas. Este análisis no cuenta para tu límite.',
    'advice-daily-limit':
      'Hoy la IA ha dado demasiadas respuestas no válidas, así que estos consejos proceden de nuestras reglas. Este análisis no cuenta para tu límite; inténtalo de nuevo mañana.',
  },
  questions: {
    jobs: 'Puede que hayamos leído mal tus empleos. ¿Son correctos los puestos, las empresas y las fechas?',
    work: 'Puede que nos falte parte de tu experiencia. ¿Es esto lo que hiciste en cada puesto?',
    studies: 'Puede que hayamos leído mal tus estudios. ¿Son correctos los títulos y las instituciones?',
    skills: 'Puede que nos falte alguna de tus habilidades. ¿Es esta la lista completa?',
    languages: 'Puede que falte algún idioma. ¿Es esta la lista completa, con tu nivel en cada uno?',
    summary: 'No sabemos si tu currículum incluye un perfil. ¿Es este texto tu perfil?',
    title: 'No estamos seguros de cuál es tu titular profesional, como «Analista de datos». ¿En qué línea está?',
    name: 'No hemos encontrado tu nombre. ¿En qué línea está?',
    place: 'No tenemos clara tu ubicación. ¿En qué ciudad vives?',
  },
  fromRules: 'Según nuestras reglas, sin IA.',
  limit: (title, at) => `Tu puntuación no puede pasar de ${at} hasta que corrijas «${title}».`,
  unsureLimit: (title, at) =>
    `Tu puntuación no puede pasar de ${at} hasta que compruebes lo que hemos leído en «${title}»: puede que falte algo.`,
  improveFailed: 'La IA no respondió, así que estos cambios proceden de nuestras reglas.',
  reasons: {
    'one-date-format': 'Usa un solo formato de fecha.',
    'newest-first': 'Pon primero lo más reciente.',
    'weak-opening': 'Empieza con un verbo de acción.',
    'first-person': 'Quita los pronombres de primera persona.',
    filler: 'Quita palabras de relleno.',
    'repeated-opening': 'Empieza de otra manera: otras líneas cercanas empiezan igual.',
    spacing: 'Corrige los espacios y la puntuación.',
    spelling: 'Corrige la ortografía.',
    'contact-line': 'Da a los datos de contacto un formato que un ATS pueda leer.',
    'duplicate-skill': 'Quita una habilidad repetida.',
  },
}
