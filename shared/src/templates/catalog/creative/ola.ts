import { coral, sea, teal, violet } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const ola: Template = {
  id: 'ola',
  name: { es: 'Ola', en: 'Wave' },
  description: {
    es: 'Una ola de color corona la página; títulos en cápsulas y habilidades en etiquetas.',
    en: 'A wave of colour crowns the page; headings in pills and skills as tags.',
  },
  category: 'creative',
  isPopular: false,
  colorSchemes: [teal, sea, coral, violet],
  font: 'Lato',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'pill',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'chips',
  summary: 'plain',
  icons: true,
  rules: 'none',
  page: 'wave',
  photo: 'round',
  size: { base: 10, name: 28, heading: 10 },
  spacing: 'normal',
  margin: { x: 54, y: 78 },
}
