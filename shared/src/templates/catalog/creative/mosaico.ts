import { defineTemplate } from '../../define-template.ts'

export const mosaico = defineTemplate({
  id: 'mosaico',
  name: { es: 'Mosaico', en: 'Mosaic' },
  description: {
    es: 'Una columna. Tus iniciales en un cuadro de color, perfil en un recuadro y títulos enmarcados.',
    en: 'One column. Your initials on a color square, boxed summary and framed headings.',
  },
  category: 'creative',
  colorSchemes: ['violet', 'teal', 'coral', 'ochre'],
  font: 'Roboto',
  header: 'monogram',
  headerBackground: 'primary',
  headings: 'boxed',
  skills: 'chips',
  summary: 'panel',
  size: { heading: 10.5 },
})
