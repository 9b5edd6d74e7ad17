import { Trans } from '@lingui/react/macro'
import { Bin } from '#web/components/drafts/bin.tsx'
import type { DraftLists } from '#web/storage/drafts/use-drafts.ts'
import { DraftList } from './draft-list.tsx'

/** The drafts and the bin of this device; nothing while both are empty. */
export const MyResumes = ({ lists }: { lists: DraftLists | null }) => {
  if (!lists || lists.drafts.length + lists.bin.length === 0) return null
  return (
    <section aria-labelledby="resumes-heading" className="mb-12">
      <h2 id="resumes-heading" className="mb-3 font-serif text-title">
        <Trans>Your resumes</Trans>
      </h2>
      <DraftList drafts={lists.drafts} />
      {lists.bin.length > 0 && <Bin drafts={lists.bin} />}
    </section>
  )
}
