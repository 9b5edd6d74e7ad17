import { notaria } from './catalog/classic/notaria.ts'
import { oxford } from './catalog/classic/oxford.ts'
import { regente } from './catalog/classic/regente.ts'
import { toledo } from './catalog/classic/toledo.ts'
import { farola } from './catalog/creative/farola.ts'
import { lienzo } from './catalog/creative/lienzo.ts'
import { revista } from './catalog/creative/revista.ts'
import { verbena } from './catalog/creative/verbena.ts'
import { clara } from './catalog/modern/clara.ts'
import { faro } from './catalog/modern/faro.ts'
import { marea } from './catalog/modern/marea.ts'
import { norte } from './catalog/modern/norte.ts'
import { matriz } from './catalog/tech/matriz.ts'
import { plano } from './catalog/tech/plano.ts'
import { terminal } from './catalog/tech/terminal.ts'
import { vector } from './catalog/tech/vector.ts'
import { resolveTemplateId } from './replaced-templates.ts'
import type { Template } from './template.ts'

/** The designs in the order of the gallery, each with its variants. */
export const DESIGNS: readonly (readonly Template[])[] = [
  clara,
  toledo,
  faro,
  revista,
  terminal,
  norte,
  oxford,
  lienzo,
  marea,
  plano,
  regente,
  verbena,
  matriz,
  farola,
  notaria,
  vector,
]

/** All templates: first the designs, then their other variants. */
export const TEMPLATES: readonly Template[] = [
  ...DESIGNS.flatMap((variants) => variants.slice(0, 1)),
  ...DESIGNS.flatMap((variants) => variants.slice(1)),
]

const byId: ReadonlyMap<string, Template> = new Map(TEMPLATES.map((template) => [template.id, template]))

/** The template with an id, or the one that took its place. Undefined when there never was one. */
export const findTemplateById = (id: string): Template | undefined => byId.get(resolveTemplateId(id))

/** Finds a template by id or by its name in either language, ignoring case. */
export const findTemplateByName = (text: string): Template | undefined => {
  const query = text.trim().toLowerCase()
  return (
    findTemplateById(query) ??
    TEMPLATES.find(({ name }) => name.es.toLowerCase() === query || name.en.toLowerCase() === query)
  )
}
