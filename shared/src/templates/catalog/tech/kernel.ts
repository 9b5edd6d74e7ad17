import { cobalt, orange, teal, violet } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const kernel: Template = {
  id: 'kernel',
  name: { es: 'Kernel', en: 'Kernel' },
  description: {
    es: 'Barra oscura con iconos y habilidades en etiquetas; el código de colores lo pones tú.',
    en: 'A dark rail with icons and skills as tags; you choose the accent.',
  },
  category: 'tech',
  isPopular: false,
  colorSchemes: [teal, cobalt, orange, violet],
  font: 'Inter',
  layout: 'rail-left',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'bar',
  headingColor: 'primary',
  rail: { width: 0.31, ground: 'ink', sections: ['skills', 'languages', 'certifications'] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'chips',
  summary: 'plain',
  icons: true,
  rules: 'hairline',
  page: 'none',
  photo: 'none',
  size: { base: 9.8, name: 27, heading: 11.5 },
  spacing: 'normal',
  margin: { x: 42, y: 46 },
}
