import { defineTemplate } from '../../define-template.ts'

export const commit = defineTemplate({
  id: 'commit',
  name: { es: 'Commit', en: 'Commit' },
  description: {
    es: 'La trayectoria como una línea de tiempo con un punto para cada paso.',
    en: 'Your path as a timeline, with a mark for each step.',
  },
  category: 'tech',
  colorSchemes: ['cobalt', 'pine', 'orange', 'plum'],
  timeline: true,
  skills: 'chips',
  icons: true,
  size: { heading: 11.5 },
  margin: { y: 48 },
})
