import { defineTemplate } from '../../define-template.ts'

export const mosaico = defineTemplate({
  id: 'mosaico',
  name: { es: 'Mosaico', en: 'Mosaic' },
  description: {
    es: 'Iniciales en un cuadro de color, perfil en un recuadro y títulos enmarcados.',
    en: 'Initials on a square of colour, a profile panel and framed headings.',
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
