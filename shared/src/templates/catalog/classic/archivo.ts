import { defineTemplate } from '../../define-template.ts'

export const archivo = defineTemplate({
  id: 'archivo',
  name: { es: 'Archivo', en: 'Archive' },
  description: {
    es: 'Dos columnas, compacta: datos breves a la izquierda y experiencia a la derecha. Poco color.',
    en: 'Two columns, compact: short facts on the left, experience on the right. Little color.',
  },
  category: 'classic',
  colorSchemes: ['graphite', 'navy', 'wine', 'coffee'],
  font: 'Open Sans',
  layout: 'sidebar-left',
  header: 'centered',
  nameStyle: { weight: 'regular' },
  headings: 'rule-under',
  headingColor: 'ink',
  sidebar: { width: 0.29, background: 'rule' },
  skills: 'list',
  rules: 'hairline',
  size: { base: 9.8, name: 28, heading: 10.5 },
  margin: { x: 48 },
})
