import { cobalt, graphite, teal, violet } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const nube: Template = {
  id: 'nube',
  name: { es: 'Nube', en: 'Cloud' },
  description: {
    es: 'Panel claro en la cabecera y línea de tiempo; habilidades a la derecha.',
    en: 'A pale panel at the head and a timeline, with skills at the right.',
  },
  category: 'tech',
  isPopular: false,
  colorSchemes: [cobalt, teal, violet, graphite],
  font: 'Inter',
  layout: 'rail-right',
  header: 'panel',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'plain',
  headingColor: 'primary',
  rail: { width: 0.31, ground: 'rule', sections: ['skills', 'languages', 'certifications'] },
  timeline: true,
  entryRules: false,
  bullet: 'dot',
  skills: 'list',
  summary: 'plain',
  icons: true,
  rules: 'hairline',
  page: 'none',
  photo: 'none',
  size: { base: 9.8, name: 25, heading: 11 },
  spacing: 'normal',
  margin: { x: 48, y: 46 },
}
