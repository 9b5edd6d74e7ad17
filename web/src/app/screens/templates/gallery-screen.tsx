import { type DraftSummary, GalleryPage } from '#web/features/gallery/gallery-page.tsx'
import { useTemplateChoice } from '#web/features/gallery/use-template-choice.ts'
import { ImportMenu } from '#web/features/import-export/import/import-menu.tsx'
import { useImport } from '#web/features/import-export/import/use-import.ts'

interface GalleryScreenProps {
  /** The draft that gets the chosen template; null for a new one. */
  draft: DraftSummary | null
  onDismissDraft: () => void
}

/** Composes the gallery with the import menu. */
export const GalleryScreen = ({ draft, onDismissDraft }: GalleryScreenProps) => {
  const choice = useTemplateChoice(draft?.id ?? null)
  const imports = useImport(choice.finishImport)
  return (
    <GalleryPage
      draft={draft}
      onDismissDraft={onDismissDraft}
      choice={choice}
      importing={imports.busy}
      importMenu={<ImportMenu {...imports} />}
    />
  )
}
