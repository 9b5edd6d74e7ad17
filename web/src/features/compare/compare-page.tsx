import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { compareDocuments } from '#web/components/compare/compare-documents.ts'
import { ComparedSectionView } from '#web/components/compare/compared-section.tsx'
import { MissingDraft } from '#web/components/drafts/missing-draft.tsx'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { isLetter } from '#web/storage/drafts/letters.ts'
import { useDrafts } from '#web/storage/drafts/use-drafts.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Page, PageHeader } from '#web/ui/layout/page.tsx'
import { SideHeader } from './side-header.tsx'

interface ComparePageProps {
  leftId: string
  rightId: string
  /** Shows two other drafts. */
  onSelect: (leftId: string, rightId: string) => void
}

/** Two versions of a resume side by side, field by field. */
export const ComparePage = ({ leftId, rightId, onSelect }: ComparePageProps) => {
  const { t } = useLingui()
  const drafts = useDrafts()
  const [all, setAll] = useState(false)
  const left = drafts?.find(({ id }) => id === leftId)
  const right = drafts?.find(({ id }) => id === rightId)
  if (drafts && !(left && right)) return <MissingDraft />
  return (
    <Page title={t`Compare versions`}>
      <PageHeader
        title={<Trans>Compare versions</Trans>}
        actions={
          <ButtonLink to="/templates" icon="arrow-left">
            <Trans>Your resumes</Trans>
          </ButtonLink>
        }
      />
      {!drafts || !left || !right ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <>
          <div className="grid grid-cols-2 gap-x-3 border-b border-line pb-5 sm:gap-x-10">
            <SideHeader
              label={t`Left version`}
              draft={left}
              choices={listChoices(drafts, left)}
              onSelect={(id) => onSelect(id, id === rightId ? leftId : rightId)}
            />
            <SideHeader
              label={t`Right version`}
              draft={right}
              choices={listChoices(drafts, right)}
              onSelect={(id) => onSelect(id === leftId ? rightId : leftId, id)}
            />
          </div>
          <Differences left={left} right={right} all={all} onAll={setAll} />
        </>
      )}
    </Page>
  )
}

/** The base of a draft and everything that was tailored from it. */
const listChoices = (drafts: readonly Draft[], draft: Draft): readonly Draft[] => {
  const baseId = draft.basedOn?.id ?? draft.id
  const family = drafts.filter((one) => !isLetter(one) && (one.id === baseId || one.basedOn?.id === baseId))
  return family.toSorted((a, b) => Number(b.id === baseId) - Number(a.id === baseId) || a.createdAt - b.createdAt)
}

interface DifferencesProps {
  left: Draft
  right: Draft
  /** Shows fields that are equal too. */
  all: boolean
  onAll: (all: boolean) => void
}

const Differences = ({ left, right, all, onAll }: DifferencesProps) => {
  const id = useId()
  const sections = compareDocuments(left.document, right.document)
    .map(({ section, fields }) => ({ section, fields: fields.filter((field) => all || field.left !== field.right) }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <section aria-labelledby={id}>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="font-serif text-title">
          {all ? <Trans>All fields</Trans> : <Trans>Differences</Trans>}
        </h2>
        <Checkbox
          label={<Trans>Also show fields that are the same</Trans>}
          checked={all}
          onChange={(event) => onAll(event.target.checked)}
        />
      </div>
      {sections.length === 0 && (
        <p className="mt-4 text-ink-soft" role="status">
          <Trans>The two versions are the same.</Trans>
        </p>
      )}
      {sections.map(({ section, fields }) => (
        <ComparedSectionView key={section} section={section} fields={fields} names={[left.name, right.name]} />
      ))}
    </section>
  )
}
