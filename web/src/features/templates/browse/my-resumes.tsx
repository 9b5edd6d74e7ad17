import { Trans } from '@lingui/react/macro'
import type { Draft } from '#web/storage/draft.ts'
import { DraftList } from '../drafts/draft-list.tsx'

/** Where a person left off; nothing while there is no resume yet. */
export const MyResumes = ({ drafts }: { drafts: readonly Draft[] | null }) => {
  if (!drafts || drafts.length === 0) return null
  return (
    <section aria-labelledby="resumes-heading" className="mb-12">
      <h2 id="resumes-heading" className="mb-3 font-serif text-title">
        <Trans>Your resumes on this device</Trans>
      </h2>
      <DraftList drafts={drafts} />
    </section>
  )
}
