import { defineTemplate } from '../../define-template.ts'

export const duna = defineTemplate({
  id: 'duna',
  name: { es: 'Duna', en: 'Dune' },
  description: {
    es: 'Dos columnas. Franja junto al nombre y columna a la derecha.',
    en: 'Two columns. Stripe beside the name and sidebar on the right.',
  },
  category: 'modern',
  colorSchemes: ['sand', 'coffee', 'olive', 'brick'],
  font: 'Lato',
  layout: 'sidebar-right',
  header: 'stripe',
  sidebar: { width: 0.31, background: 'rule' },
  entryRules: true,
  skills: 'list',
  icons: true,
  size: { base: 10.3, name: 30, heading: 11.5 },
  margin: { x: 50, y: 52 },
})
