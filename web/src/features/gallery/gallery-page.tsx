import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Template } from '#shared/templates/template.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { draftPath } from '#web/storage/drafts.ts'
import { useDraftLists } from '#web/storage/use-storage.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Page, PageHeader } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { applyTemplate, beginDraft } from './apply-template.ts'
import { nextName } from '../../components/drafts/next-draft-name.ts'
import { StorageBanner } from '../../components/storage-banner/storage-banner.tsx'
import type { DraftHead } from '../../app/screens/templates/use-draft-summary.ts'
import { ImportMenu } from '../import-export/import/import-menu.tsx'
import { useImport } from '../import-export/import/use-import.ts'
import type { Filter } from './categories.ts'
import { Features } from './feature-list.tsx'
import { Gallery } from './gallery.tsx'
import { MyResumes } from './my-resumes/my-resumes.tsx'
import { Promotion } from './promotion.tsx'
import { Sectors } from './sectors.tsx'

interface BrowseProps {
  /** A resume that waits for a template: an import, an analysed CV, the one a person came back from. */
  waiting: DraftHead | null
  onForget: () => void
}

export const Browse = ({ waiting, onForget }: BrowseProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const lists = useDraftLists()
  const gallery = useRef<HTMLElement>(null)
  const [filter, setFilter] = useState<Filter>('all')
  const [chosen, setChosen] = useState<Template | null>(null)
  const imports = useImport(async (id) => {
    if (id === null) setChosen(null)
    else if (chosen) await open(chosen, id)
    else await navigate(draftPath(id))
  })

  /** Puts a draft into a template, a new one when there is none, and goes to the editor. */
  const open = async (template: Template, draft: string | null) => {
    try {
      if (draft !== null) await applyTemplate(draft, template)
      const names = (lists?.drafts ?? []).map(({ name }) => name)
      const id = draft ?? (await beginDraft(template, language, nextName(t`CV`, names)))
      await navigate(draftPath(id))
      scrollTo({ top: 0 })
    } catch (error) {
      console.error(error)
      setChosen(null)
      toast({ kind: 'error', title: t`Error`, description: t`The template could not be opened. Please try again.` })
    }
  }
  const use = (template: Template) => {
    if (chosen !== null && !imports.busy) return
    setChosen(template)
    if (!imports.busy) return void open(template, waiting?.id ?? null)
    toast({ title: t`Your CV is still being read`, description: t`The template opens with it in a moment.` })
  }
  const filterBySector = (sector: Filter) => {
    setFilter(sector)
    gallery.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <Page title={t`Resume templates`}>
      <PageHeader
        title={t`Resume templates`}
        lead={t`Choose a page, fill in your story, and take it with you as a PDF that people and machines read alike.`}
        actions={<ImportMenu {...imports} />}
      />
      <StorageBanner />
      {waiting && (
        <Notice
          className="mb-8"
          title={
            waiting.state === 'waiting' ? (
              <Trans>“{waiting.name}” is waiting for its template</Trans>
            ) : (
              <Trans>Choose another template for “{waiting.name}”</Trans>
            )
          }
          actions={
            <Button size="small" onClick={onForget}>
              <Trans>Start a new one instead</Trans>
            </Button>
          }
        >
          <Trans>The template you choose will show its content. Nothing in it changes.</Trans>
        </Notice>
      )}
      <Features />
      <MyResumes lists={lists} />
      <Gallery
        ref={gallery}
        filter={filter}
        onFilter={setFilter}
        selected={chosen?.id ?? null}
        busy={imports.busy}
        onUse={use}
      />
      <Promotion />
      <Sectors onChoose={filterBySector} />
    </Page>
  )
}
