import { cobalt, coral, rose, teal, violet } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const prisma: Template = {
  id: 'prisma',
  name: { es: 'Prisma', en: 'Prism' },
  description: {
    es: 'Cabecera en dos planos de color, uno para el nombre y otro para el contacto.',
    en: 'A head in two planes of colour, one for the name and one for how to reach you.',
  },
  category: 'creative',
  isPopular: false,
  colorSchemes: [rose, cobalt, teal, coral, violet],
  font: 'Lato',
  layout: 'single',
  header: 'block',
  headerGround: 'primary',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'underscore',
  headingColor: 'ink',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'chips',
  summary: 'plain',
  icons: true,
  rules: 'none',
  page: 'none',
  photo: 'none',
  size: { base: 10.5, name: 28, heading: 11.5 },
  spacing: 'normal',
  margin: { x: 50, y: 48 },
}
