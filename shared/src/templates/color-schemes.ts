import type { ColorScheme } from './template.ts'

/** Colours that templates choose from; each stands contrast with white and with its own tint (schemes.test.ts). */
export const sea: ColorScheme = {
  id: 'sea',
  name: { es: 'Mar', en: 'Sea' },
  primary: '#1565c0',
  ink: '#12202e',
  muted: '#53606d',
  tint: '#eef4fb',
}
export const navy: ColorScheme = {
  id: 'navy',
  name: { es: 'Marino', en: 'Navy' },
  primary: '#1b3a66',
  ink: '#121d2b',
  muted: '#525e6c',
  tint: '#eef2f8',
}
export const night: ColorScheme = {
  id: 'night',
  name: { es: 'Noche', en: 'Night' },
  primary: '#1d2936',
  ink: '#151c24',
  muted: '#56606a',
  tint: '#f0f2f5',
}
export const cobalt: ColorScheme = {
  id: 'cobalt',
  name: { es: 'Cobalto', en: 'Cobalt' },
  primary: '#1f3fb5',
  ink: '#131a30',
  muted: '#545b70',
  tint: '#eff1fb',
}
export const petrol: ColorScheme = {
  id: 'petrol',
  name: { es: 'Petróleo', en: 'Petrol' },
  primary: '#0f5c6b',
  ink: '#10222a',
  muted: '#505f65',
  tint: '#ebf4f6',
}
export const teal: ColorScheme = {
  id: 'teal',
  name: { es: 'Verde mar', en: 'Teal' },
  primary: '#0b675e',
  ink: '#10231f',
  muted: '#506059',
  tint: '#e9f5f2',
}
export const pine: ColorScheme = {
  id: 'pine',
  name: { es: 'Pino', en: 'Pine' },
  primary: '#1f6b4f',
  ink: '#14241d',
  muted: '#53625b',
  tint: '#eef6f2',
}
export const olive: ColorScheme = {
  id: 'olive',
  name: { es: 'Oliva', en: 'Olive' },
  primary: '#5a611c',
  ink: '#20220f',
  muted: '#5e604d',
  tint: '#f4f5e8',
}
export const ochre: ColorScheme = {
  id: 'ochre',
  name: { es: 'Ocre', en: 'Ochre' },
  primary: '#875800',
  ink: '#261d0d',
  muted: '#665c4a',
  tint: '#faf4e6',
}
export const orange: ColorScheme = {
  id: 'orange',
  name: { es: 'Naranja', en: 'Orange' },
  primary: '#ad450b',
  ink: '#2a190f',
  muted: '#6a5a50',
  tint: '#fcf1ea',
}
export const brick: ColorScheme = {
  id: 'brick',
  name: { es: 'Teja', en: 'Brick' },
  primary: '#8f3b24',
  ink: '#241712',
  muted: '#685951',
  tint: '#faf1ee',
}
export const coral: ColorScheme = {
  id: 'coral',
  name: { es: 'Coral', en: 'Coral' },
  primary: '#b5342a',
  ink: '#2a1513',
  muted: '#6b5855',
  tint: '#fcefed',
}
export const wine: ColorScheme = {
  id: 'wine',
  name: { es: 'Vino', en: 'Wine' },
  primary: '#7b1f32',
  ink: '#251217',
  muted: '#685558',
  tint: '#f9eff1',
}
export const rose: ColorScheme = {
  id: 'rose',
  name: { es: 'Rosa', en: 'Rose' },
  primary: '#a82757',
  ink: '#28141c',
  muted: '#6a575f',
  tint: '#fbeef3',
}
export const plum: ColorScheme = {
  id: 'plum',
  name: { es: 'Ciruela', en: 'Plum' },
  primary: '#6d2f63',
  ink: '#231720',
  muted: '#645763',
  tint: '#f7f0f6',
}
export const violet: ColorScheme = {
  id: 'violet',
  name: { es: 'Violeta', en: 'Violet' },
  primary: '#553a9c',
  ink: '#1b162b',
  muted: '#5b566c',
  tint: '#f2f0fa',
}
export const coffee: ColorScheme = {
  id: 'coffee',
  name: { es: 'Café', en: 'Coffee' },
  primary: '#5f4434',
  ink: '#231a15',
  muted: '#655a53',
  tint: '#f6f1ed',
}
export const sand: ColorScheme = {
  id: 'sand',
  name: { es: 'Arena', en: 'Sand' },
  primary: '#6b5836',
  ink: '#221d13',
  muted: '#635b4d',
  tint: '#f7f2e6',
}
export const graphite: ColorScheme = {
  id: 'graphite',
  name: { es: 'Grafito', en: 'Graphite' },
  primary: '#3b4046',
  ink: '#17191c',
  muted: '#585d63',
  tint: '#f2f3f4',
}
export const ink: ColorScheme = {
  id: 'ink',
  name: { es: 'Tinta', en: 'Ink' },
  primary: '#12202e',
  ink: '#12202e',
  muted: '#53606d',
  tint: '#f1f3f5',
}
