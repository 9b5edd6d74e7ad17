import { defineTemplate } from '../../define-template.ts'

export const ola = defineTemplate({
  id: 'ola',
  name: { es: 'Ola', en: 'Wave' },
  description: {
    es: 'Una ola de color corona la página; títulos en cápsulas y habilidades en etiquetas.',
    en: 'A wave of colour crowns the page; headings in pills and skills as tags.',
  },
  category: 'creative',
  colorSchemes: ['teal', 'sea', 'coral', 'violet'],
  font: 'Lato',
  headings: 'pill',
  skills: 'chips',
  icons: true,
  page: 'wave',
  photo: 'round',
  size: { name: 28, heading: 10 },
  margin: { y: 78 },
})
