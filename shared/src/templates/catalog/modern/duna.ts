import { brick, coffee, olive, sand } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const duna: Template = {
  id: 'duna',
  name: { es: 'Duna', en: 'Dune' },
  description: {
    es: 'Una franja junto al nombre y una barra separada por un filete: cálida y ordenada.',
    en: 'A band beside the name and a rail parted by a fine line: warm and orderly.',
  },
  category: 'modern',
  isPopular: false,
  colorSchemes: [sand, coffee, olive, brick],
  font: 'Lato',
  layout: 'rail-right',
  header: 'stripe',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'plain',
  headingColor: 'primary',
  rail: { width: 0.31, ground: 'rule', sections: ['skills', 'languages', 'certifications'] },
  timeline: false,
  entryRules: true,
  bullet: 'dot',
  skills: 'list',
  summary: 'plain',
  icons: true,
  rules: 'none',
  page: 'none',
  photo: 'none',
  size: { base: 10.3, name: 30, heading: 11.5 },
  spacing: 'normal',
  margin: { x: 50, y: 52 },
}
