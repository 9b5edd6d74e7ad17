import { resolveTemplateId } from '#shared/templates/replaced-templates.ts'
import type { Template } from '#shared/templates/template.ts'
import { useCarriedTemplate } from '#web/components/templates/use-own-templates.ts'
import { useTemplates } from '#web/components/templates/use-templates.ts'
import { useDocumentText, useEditor } from './editor-context.ts'

/** Returns the template of the open document, the first one when its id is unknown, null while the catalog loads. */
export const useTemplate = (): Template | null => {
  const id = resolveTemplateId(useDocumentText(['styling', 'template']))
  const templates = useTemplates()
  const carried = useCarriedTemplate(useEditor().store)
  if (carried?.id === id) return carried
  return templates?.find((template) => template.id === id) ?? templates?.[0] ?? null
}
