import { defineTemplate } from '../../define-template.ts'

export const acuarela = defineTemplate({
  id: 'acuarela',
  name: { es: 'Acuarela', en: 'Watercolour' },
  description: {
    es: 'Nombre sobre una mancha clara, títulos en pestañas y perfil destacado.',
    en: 'A name on a pale wash, headings on tabs and the profile set apart.',
  },
  category: 'creative',
  colorSchemes: ['teal', 'rose', 'violet', 'ochre'],
  font: 'Open Sans',
  header: 'panel',
  nameStyle: { color: 'primary' },
  headings: 'tab',
  summary: 'lead',
  icons: true,
  photo: 'round',
  size: { name: 31, heading: 10.5 },
  spacing: 'airy',
  margin: { x: 52 },
})
