import { clara } from './catalog/clara.ts'
import { faro } from './catalog/faro.ts'
import type { Template } from './template.ts'

/** Every template of the gallery, in the order it shows them. */
export const TEMPLATES: readonly Template[] = [clara, faro]

const byId: ReadonlyMap<string, Template> = new Map(TEMPLATES.map((template) => [template.id, template]))

/** The template of an id; undefined when there is none. */
export const templateById = (id: string): Template | undefined => byId.get(id)

/** The template whose id or name (in either language) this is. */
export const templateNamed = (text: string): Template | undefined => {
  const wanted = text.trim().toLowerCase()
  return (
    byId.get(wanted) ??
    TEMPLATES.find(({ name }) => name.es.toLowerCase() === wanted || name.en.toLowerCase() === wanted)
  )
}
