import { defineTemplate } from '../../define-template.ts'

export const commit = defineTemplate({
  id: 'commit',
  name: { es: 'Commit', en: 'Commit' },
  description: {
    es: 'Una columna con una línea de tiempo de tus puestos y estudios.',
    en: 'One column with a timeline of your jobs and studies.',
  },
  category: 'tech',
  colorSchemes: ['cobalt', 'pine', 'orange', 'plum'],
  timeline: true,
  skills: 'chips',
  icons: true,
  size: { heading: 11.5 },
  margin: { y: 48 },
})
