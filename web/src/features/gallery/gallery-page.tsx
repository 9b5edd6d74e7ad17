import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { GalleryHeader } from '#web/components/screen-headers.tsx'
import { StorageBanner } from '#web/components/storage-banner/storage-banner.tsx'
import { useDraftLists } from '#web/storage/drafts/use-drafts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import type { Filter } from './categories.ts'
import { FeatureList } from './feature-list.tsx'
import { Gallery } from './gallery.tsx'
import { MyResumes } from './my-resumes/my-resumes.tsx'
import { Promotion } from './promotion.tsx'
import { canShow } from './render-thumbnail.ts'
import { Sectors } from './sectors.tsx'
import type { TemplateChoice } from './use-template-choice.ts'

/** A draft for which a template is chosen. */
export interface DraftSummary {
  readonly id: string
  readonly name: string
  readonly hasTemplate: boolean
  readonly isLetter: boolean
}

interface GalleryPageProps {
  /** The draft that gets the chosen template: an import, an analyzed CV or one that was open in the editor. */
  draft: DraftSummary | null
  onDismissDraft: () => void
  choice: TemplateChoice
  importing: boolean
  importMenu: ReactNode
}

export const GalleryPage = ({ draft, onDismissDraft, choice, importing, importMenu }: GalleryPageProps) => {
  const { t } = useLingui()
  const lists = useDraftLists()
  const gallery = useRef<HTMLElement>(null)
  const [filter, setFilter] = useState<Filter>('all')
  const resumes = lists?.drafts.filter(canShow) ?? []
  const shown = resumes.find(({ id }) => id === draft?.id) ?? resumes[0] ?? null
  const filterBySector = (sector: Filter) => {
    setFilter(sector)
    gallery.current?.scrollIntoView({ block: 'start' })
  }
  const introduction = (
    <>
      <MyResumes lists={lists} />
      <FeatureList />
    </>
  )
  return (
    <Page title={t`Resume templates`}>
      <GalleryHeader
        actions={
          <>
            {importMenu}
            <ButtonLink icon="palette" to="/studio">
              <Trans>Design studio</Trans>
            </ButtonLink>
          </>
        }
      />
      <StorageBanner />
      {draft && <DraftNotice draft={draft} onDismiss={onDismissDraft} />}
      {!draft && introduction}
      <Gallery
        ref={gallery}
        filter={filter}
        onFilter={setFilter}
        selected={choice.selected?.id ?? null}
        draft={shown}
        busy={importing}
        onUse={(template) => choice.choose(template, importing)}
      />
      {draft && <div className="mt-16">{introduction}</div>}
      <Promotion />
      <Sectors onChoose={filterBySector} />
    </Page>
  )
}

const DraftNotice = ({ draft, onDismiss }: { draft: DraftSummary; onDismiss: () => void }) => (
  <Notice
    className="mb-8"
    title={
      draft.hasTemplate ? (
        <Trans>Choose another template for “{showName(draft.name)}”</Trans>
      ) : (
        <Trans>Choose a template for “{showName(draft.name)}”</Trans>
      )
    }
    actions={
      <Button size="small" onClick={onDismiss}>
        <Trans>Start a new resume instead</Trans>
      </Button>
    }
  >
    <Trans>Only the design changes. Your content stays the same.</Trans>
  </Notice>
)
