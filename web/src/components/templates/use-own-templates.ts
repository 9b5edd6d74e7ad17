import { useMemo } from 'react'
import type { Styling } from '#shared/resume/schema/content.ts'
import { type OwnTemplate, toTemplate } from '#shared/templates/own-template.ts'
import type { Template } from '#shared/templates/template.ts'
import { useDesigns } from '#web/storage/designs/use-designs.ts'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { useTemplates } from './use-templates.ts'

const selectDesign = ({ document }: DocumentSnapshot): Styling['design'] => document.styling.design
const selectBrand = ({ document }: DocumentSnapshot): Styling['brand'] => document.styling.brand

/** The own design that a document carries; null without one. */
export const useCarriedTemplate = (store: DocumentStore): OwnTemplate | null => {
  const design = useDocument(store, selectDesign)
  const brand = useDocument(store, selectBrand)
  return useMemo(() => (design ? toTemplate(design, brand) : null), [design, brand])
}

/**
 * The templates of the catalog, and before them the person's own: the one that the document carries, then those that are
 * saved. Null until the catalog is loaded.
 */
export const useTemplatesOf = (store: DocumentStore): readonly Template[] | null => {
  const templates = useTemplates()
  const carried = useCarriedTemplate(store)
  const rows = useDesigns()
  return useMemo(() => {
    if (!templates) return null
    const saved = (rows ?? []).flatMap(({ design: { design, brand } }) => (design ? [toTemplate(design, brand)] : []))
    const others = saved.filter(({ id }) => id !== carried?.id)
    return [...(carried ? [carried] : []), ...others, ...templates]
  }, [templates, carried, rows])
}
