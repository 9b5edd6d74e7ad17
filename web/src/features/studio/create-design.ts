import { SAVED_DESIGN_VERSION, type SavedDesign } from '#shared/resume/design/own-design.ts'
import { createOwnDesign } from '#shared/templates/own-template.ts'
import type { Template } from '#shared/templates/template.ts'
import { newId } from '#web/storage/new-id.ts'

/** A design made from a template, in its first colors; without a template a brand alone, in the colors of `colors`. */
export const createDesign = (name: string, template: Template | null, colors: Template): SavedDesign => {
  const id = newId()
  const scheme = (template ?? colors).colorSchemes[0]
  return {
    schemaVersion: SAVED_DESIGN_VERSION,
    id,
    design: template && createOwnDesign(template, id, name),
    brand: {
      id,
      name,
      colors: {
        primary: scheme?.primary ?? '#1565c0',
        ink: scheme?.ink ?? '#12202e',
        muted: scheme?.muted ?? '#53606d',
        tint: scheme?.tint ?? '#eef4fb',
      },
    },
    onReports: false,
  }
}
