import { defineTemplate } from '../../define-template.ts'

export const acuarela = defineTemplate({
  id: 'acuarela',
  name: { es: 'Acuarela', en: 'Watercolor' },
  description: {
    es: 'Una columna con foto, espaciada. Cabecera de tono claro y perfil destacado.',
    en: 'One column with photo, spacious. Pale header and a highlighted summary.',
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
