import { graphite, orange, pine, sea } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const endpoint: Template = {
  id: 'endpoint',
  name: { es: 'Endpoint', en: 'Endpoint' },
  description: {
    es: 'Barra superior, títulos colgados y líneas de puntos: se lee como buena documentación.',
    en: 'A top bar, hanging headings and dotted lines: it reads like good documentation.',
  },
  category: 'tech',
  isPopular: false,
  colorSchemes: [sea, pine, graphite, orange],
  font: 'Inter',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'hanging',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: false,
  entryRules: true,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'dotted',
  page: 'top-bar',
  photo: 'none',
  size: { base: 9.6, name: 24, heading: 10.5 },
  spacing: 'tight',
  margin: { x: 50, y: 48 },
}
