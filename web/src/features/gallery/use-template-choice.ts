import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { nextDraftName } from '#web/components/drafts/next-draft-name.ts'
import { applyTemplate, createDraftFromTemplate } from '#web/components/templates/apply-template.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getDraftPath, listDrafts } from '#web/storage/drafts/drafts.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { useNavigate } from '#web/ui/router/router.tsx'

export interface TemplateChoice {
  readonly selected: Template | null
  /** Opens the editor with the template; while an import runs, the template waits for its draft. */
  readonly choose: (template: Template, importing: boolean) => void
  /** Opens the imported draft, in the template that waits for it. `id` is null when the import failed. */
  readonly finishImport: (id: string | null) => Promise<void>
}

/** The template chosen in the gallery and the way into the editor. `draftId` is the draft to put in it, if any. */
export const useTemplateChoice = (draftId: string | null): TemplateChoice => {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const [selected, setSelected] = useState<Template | null>(null)

  const createDraft = async (template: Template) => {
    const names = (await listDrafts()).map(({ name }) => name)
    return createDraftFromTemplate(template, language, nextDraftName(t`Resume`, names))
  }
  const openEditor = async (template: Template, existingId: string | null) => {
    try {
      if (existingId !== null) await applyTemplate(existingId, template)
      // A draft that is chosen in the address has it already: going back leads to what was before the gallery.
      await navigate(getDraftPath(existingId ?? (await createDraft(template))), {
        replace: existingId !== null && existingId === draftId,
      })
      scrollTo({ top: 0 })
    } catch (error) {
      console.error(error)
      setSelected(null)
      toast({ kind: 'error', title: t`Error`, description: t`We couldn’t open the template. Please try again.` })
    }
  }
  return {
    selected,
    choose: (template, importing) => {
      if (selected !== null && !importing) return
      setSelected(template)
      if (!importing) return void openEditor(template, draftId)
      toast({ title: t`We’re still reading your resume`, description: t`The template will open in a moment.` })
    },
    finishImport: async (id) => {
      if (id === null) setSelected(null)
      else if (selected) await openEditor(selected, id)
      else await navigate(getDraftPath(id))
    },
  }
}
