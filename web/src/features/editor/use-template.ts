import type { Template } from '#shared/templates/template.ts'
import { useTemplates } from '../../components/templates/use-templates.ts'
import { useText } from './editor-context.ts'

/** The template of the open document; the first one when it names none that we know. Null until the catalogue is here. */
export const useTemplate = (): Template | null => {
  const id = useText(['styling', 'template'])
  const templates = useTemplates()
  return templates?.find((template) => template.id === id) ?? templates?.[0] ?? null
}
