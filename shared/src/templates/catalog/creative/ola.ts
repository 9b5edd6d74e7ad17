import { defineTemplate } from '../../define-template.ts'

export const ola = defineTemplate({
  id: 'ola',
  name: { es: 'Ola', en: 'Wave' },
  description: {
    es: 'Una columna con foto. Ola de color arriba y habilidades en etiquetas.',
    en: 'One column with photo. Color wave at the top and skills as tags.',
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
