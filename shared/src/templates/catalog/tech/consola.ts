import { cobalt, coral, teal, violet } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const consola: Template = {
  id: 'consola',
  name: { es: 'Consola', en: 'Console' },
  description: {
    es: 'Barra nocturna a la derecha y títulos con marca: la interfaz de tu carrera.',
    en: 'A night rail at the right and marked headings: the interface of your career.',
  },
  category: 'tech',
  isPopular: false,
  colorSchemes: [cobalt, teal, coral, violet],
  font: 'Roboto',
  layout: 'rail-right',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'chevron',
  headingColor: 'ink',
  rail: { width: 0.32, ground: 'ink', sections: ['skills', 'languages', 'certifications'] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'list',
  summary: 'plain',
  icons: true,
  rules: 'dotted',
  page: 'none',
  photo: 'none',
  size: { base: 9.8, name: 27, heading: 11 },
  spacing: 'normal',
  margin: { x: 44, y: 46 },
}
