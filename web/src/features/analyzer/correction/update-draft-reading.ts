import { diffTopLevelKeys } from '#shared/resume/edits/create-changes.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { Subject } from '#shared/scoring/subject.ts'
import { openDraft } from '#web/storage/drafts/drafts.ts'
import { newId } from '#web/storage/new-id.ts'
import type { DraftSource } from '../results/draft-source.ts'
import { findDraftId } from '../results/open-finding.ts'

/** The document with one part as it stands in another. */
const takePart = (document: ResumeDocument, corrected: ResumeDocument, subject: Subject): ResumeDocument => {
  const { experience, education, languages, skills, summary, personalInfo } = corrected
  const withPersonal = (part: Partial<ResumeDocument['personalInfo']>): ResumeDocument => ({
    ...document,
    personalInfo: { ...document.personalInfo, ...part },
  })
  switch (subject) {
    case 'jobs':
    case 'work':
      return { ...document, experience }
    case 'studies':
      return { ...document, education }
    case 'languages':
      return { ...document, languages }
    case 'skills':
      return { ...document, skills }
    case 'summary':
      return { ...document, summary }
    case 'title':
      return withPersonal({ title: personalInfo.title })
    case 'name':
      return withPersonal({ fullName: personalInfo.fullName })
    case 'place':
      return withPersonal({ location: personalInfo.location })
  }
}

/** Writes a corrected part into the draft that was made from the results before, as an edit that can be undone. */
export const updateDraftReading = async (
  source: Pick<DraftSource, 'resumeId' | 'scored'>,
  content: ResumeContent,
  subject: Subject,
): Promise<void> => {
  const id = await findDraftId(source)
  if (id === null) return
  const store = await openDraft(id)
  const { document } = store.getSnapshot()
  store.edit(
    diffTopLevelKeys(document, takePart(document, contentToDocument(content, document.language, newId), subject)),
  )
  await store.close()
}
