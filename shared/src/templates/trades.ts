import type { Template } from './template.ts'

/** Fields of work that the gallery can be narrowed down to, in display order. */
export const TRADES = [
  'business',
  'law',
  'health',
  'education',
  'software',
  'science',
  'hospitality',
  'crafts',
  'design',
] as const
export type Trade = (typeof TRADES)[number]

/**
 * The fields of work whose employers are used to the look of a design: formal and monochrome in law and science, dense
 * in software and crafts, warm in health and hospitality, with a strong hand in design.
 */
const DESIGN_TRADES: Readonly<Record<string, readonly Trade[]>> = {
  clara: ['business', 'health', 'software', 'hospitality', 'crafts'],
  toledo: ['law', 'education', 'science'],
  faro: ['business', 'health', 'hospitality', 'crafts'],
  revista: ['education', 'design'],
  terminal: ['software', 'science'],
  norte: ['business', 'software', 'design'],
  oxford: ['law', 'education', 'science'],
  lienzo: ['health', 'education', 'hospitality', 'design'],
  marea: ['business', 'hospitality', 'crafts'],
  plano: ['software', 'science', 'crafts'],
  regente: ['business', 'law'],
  verbena: ['health', 'education', 'hospitality'],
  matriz: ['software', 'science', 'crafts'],
  farola: ['education', 'hospitality', 'design'],
  notaria: ['law', 'education'],
  vector: ['business', 'software', 'science'],
}

/** Whether a template suits a field of work. A person's own design suits all. */
export const suitsTrade = ({ design }: Pick<Template, 'design'>, trade: Trade): boolean =>
  DESIGN_TRADES[design]?.includes(trade) ?? true
