import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { applyTemplateStyling } from '#shared/templates/apply-saved-design.ts'
import type { Template } from '#shared/templates/template.ts'
import { getPaperForLanguageTag } from '#web/platform/paper.ts'

/** Returns the document in a template, as `applyTemplateStyling` says, on the paper of the person's region. */
export const withTemplate = (document: ResumeDocument, template: Template): ResumeDocument => ({
  ...document,
  styling: {
    ...applyTemplateStyling(document.styling, template),
    paper: document.styling.paper ?? getPaperForLanguageTag(navigator.language),
  },
})
