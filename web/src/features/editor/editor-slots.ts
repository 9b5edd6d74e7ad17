import type { ComponentType } from 'react'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'

interface AtsViewProps {
  readonly read: ExtractedDocument
  readonly file: Blob | null
  readonly focus: null
}

/** What `web/app` puts into the templates from other features. */
export interface TemplatesSlots {
  readonly AtsView: ComponentType<AtsViewProps>
}
