import { graphite, pine, plum, sea } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const grafo: Template = {
  id: 'grafo',
  name: { es: 'Grafo', en: 'Graph' },
  description: {
    es: 'Línea de tiempo junto a una barra clara: pasos, fechas y herramientas.',
    en: 'A timeline beside a pale rail: steps, dates and tools.',
  },
  category: 'tech',
  isPopular: false,
  colorSchemes: [pine, sea, plum, graphite],
  font: 'Inter',
  layout: 'rail-left',
  header: 'rail',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'primary' },
  headings: 'rule-under',
  headingColor: 'primary',
  rail: { width: 0.32, ground: 'tint', sections: ['skills', 'languages', 'certifications'] },
  timeline: true,
  entryRules: false,
  bullet: 'dot',
  skills: 'list',
  summary: 'plain',
  icons: true,
  rules: 'hairline',
  page: 'none',
  photo: 'none',
  size: { base: 9.7, name: 22, heading: 10.5 },
  spacing: 'normal',
  margin: { x: 44, y: 46 },
}
