import { defineTemplate } from '../../define-template.ts'

export const toledo = defineTemplate({
  id: 'toledo',
  name: { es: 'Toledo', en: 'Toledo' },
  description: {
    es: 'Nombre centrado, doble línea y títulos entre filetes: la forma de siempre, bien medida.',
    en: 'Centred name, double rules, headings between lines: the time-honoured form, well measured.',
  },
  category: 'classic',
  isPopular: true,
  colorSchemes: ['ink', 'wine', 'navy', 'coffee'],
  font: 'Lato',
  header: 'centered',
  nameStyle: { weight: 'regular' },
  headings: 'rule-both',
  headingColor: 'ink',
  rules: 'double',
  size: { base: 10.5, name: 28 },
  margin: { x: 60, y: 54 },
})
