import { cobalt, orange, pine, plum } from '../../color-schemes.ts'
import type { Template } from '../../template.ts'

export const commit: Template = {
  id: 'commit',
  name: { es: 'Commit', en: 'Commit' },
  description: {
    es: 'La trayectoria como una línea de tiempo con un punto para cada paso.',
    en: 'Your path as a timeline, with a mark for each step.',
  },
  category: 'tech',
  isPopular: false,
  colorSchemes: [cobalt, pine, orange, plum],
  font: 'Inter',
  layout: 'single',
  header: 'left',
  headerGround: 'none',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'plain',
  headingColor: 'primary',
  rail: { width: 0.3, ground: 'none', sections: [] },
  timeline: true,
  entryRules: false,
  bullet: 'dot',
  skills: 'chips',
  summary: 'plain',
  icons: true,
  rules: 'none',
  page: 'none',
  photo: 'none',
  size: { base: 10, name: 26, heading: 11.5 },
  spacing: 'normal',
  margin: { x: 54, y: 48 },
}
