import { ochre, orange, rose, teal } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const farola: Template = {
  id: 'farola',
  name: { es: 'Farola', en: 'Street lamp' },
  description: {
    es: 'Barra oscura a la izquierda con tus iniciales encendidas al lado del nombre.',
    en: 'A dark rail at the left, your initials lit beside the name.',
  },
  category: 'creative',
  isPopular: false,
  colorSchemes: [ochre, orange, rose, teal],
  font: 'Lato',
  layout: 'rail-left',
  header: 'monogram',
  headerGround: 'primary',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'ribbon',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'ink', sections: ['skills', 'languages', 'certifications'] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'chips',
  summary: 'plain',
  icons: true,
  rules: 'none',
  page: 'none',
  photo: 'none',
  size: { base: 10.2, name: 25, heading: 11 },
  spacing: 'normal',
  margin: { x: 44, y: 48 },
}
