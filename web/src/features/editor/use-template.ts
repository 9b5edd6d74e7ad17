import { resolveTemplateId } from '#shared/templates/replaced-templates.ts'
import type { Template } from '#shared/templates/template.ts'
import { useTemplates } from '#web/components/templates/use-templates.ts'
import { useDocumentText } from './editor-context.ts'

/** Returns the template of the open document, the first one when its id is unknown, null while the catalog loads. */
export const useTemplate = (): Template | null => {
  const id = resolveTemplateId(useDocumentText(['styling', 'template']))
  const templates = useTemplates()
  return templates?.find((template) => template.id === id) ?? templates?.[0] ?? null
}
