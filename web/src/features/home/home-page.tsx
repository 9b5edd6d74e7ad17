import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react'
import { Bin } from '#web/components/drafts/bin.tsx'
import { HomeHeader } from '#web/components/screen-headers.tsx'
import { StorageBanner } from '#web/components/storage-banner/storage-banner.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useCurrentAccount } from '#web/storage/account/use-current-account.ts'
import { useDraftLists } from '#web/storage/drafts/use-drafts.ts'
import { keepThumbnails } from '#web/storage/thumbnails/thumbnails.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { EmptyState, Page } from '#web/ui/layout/page.tsx'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { type AnalysisSummary, createHomeList } from './home-entries.ts'
import { HomeEntries } from './home-entry-list.tsx'

const INITIAL_ENTRIES = 12

interface HomePageProps {
  /** The analyses of the account that are loaded. */
  analyses: readonly AnalysisSummary[]
  /** Loads more analyses; null when all are loaded. */
  onMoreAnalyses: (() => void) | null
  /** The row of an analysis without a resume; from the analyzer. */
  AnalysisRow: ComponentType<{ row: AnalysisSummary }>
  importMenu: ReactNode
}

/** Everything that a person has made: resumes, their versions for jobs, letters and analyses, in one list. */
export const HomePage = ({ analyses, onMoreAnalyses, AnalysisRow, importMenu }: HomePageProps) => {
  const { t } = useLingui()
  const lists = useDraftLists()
  const list = useMemo(() => lists && createHomeList(lists.drafts, analyses), [lists, analyses])
  const [shown, setShown] = useState(INITIAL_ENTRIES)
  useObsoleteThumbnails(lists && [...lists.drafts, ...lists.bin].map(({ id }) => id))
  const hidden = (list?.entries.length ?? 0) - shown
  const showMore = () => {
    setShown(Number.POSITIVE_INFINITY)
    onMoreAnalyses?.()
  }
  return (
    <Page title={t`Your resumes`} width="medium">
      <HomeHeader
        actions={
          <>
            <ButtonLink to="/templates" kind="primary" icon="plus">
              <Trans>New resume</Trans>
            </ButtonLink>
            {importMenu}
          </>
        }
      />
      <StorageBanner />
      {!list && <Skeleton className="h-72 w-full" />}
      {list?.entries.length === 0 && <NoResumes />}
      {lists && list && list.entries.length > 0 && (
        <HomeEntries
          entries={list.entries.slice(0, shown)}
          analysisOf={list.analysisOf}
          names={lists.drafts.map(({ name }) => name)}
          AnalysisRow={AnalysisRow}
        />
      )}
      {(hidden > 0 || onMoreAnalyses) && (
        <Button kind="quiet" size="small" icon="chevron-down" className="mt-3" onClick={showMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
      {lists && lists.bin.length > 0 && <Bin drafts={lists.bin} />}
      <AboutFaro />
    </Page>
  )
}

/** Deletes the pictures of drafts that are gone. */
const useObsoleteThumbnails = (ids: readonly string[] | null) => {
  const account = useCurrentAccount()
  const key = ids?.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that the list has changed
  useEffect(() => {
    if (ids) void keepThumbnails(account, ids)
  }, [account, key])
}

const NoResumes = () => (
  <EmptyState
    title={<Trans>No resumes yet.</Trans>}
    actions={
      <>
        <ButtonLink to="/templates">
          <Trans>Choose a template</Trans>
        </ButtonLink>
        <ButtonLink to="/analyzer">
          <Trans>Analyze CV</Trans>
        </ButtonLink>
      </>
    }
  >
    <Trans>Start from a template, import a file or analyze your current resume.</Trans>
  </EmptyState>
)

const AboutFaro = () => {
  const language = useLanguage()
  return (
    <p className="mt-12 border-t border-line pt-5 text-note text-ink-soft">
      <TextLink to={`/${language}/`}>
        <Trans>What Faro does and what it costs</Trans>
      </TextLink>
    </p>
  )
}
