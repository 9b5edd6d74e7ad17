import type { BoardMessages } from '../types.ts'
import { formatCount } from './numbers.ts'

export const boardEn: BoardMessages = {
  columns: {
    name: 'Name',
    fileName: 'File',
    score: 'Score',
    match: 'Match',
    met: 'Found',
    tags: 'Tags',
    notes: 'Notes',
    addedBy: 'Added by',
    addedAt: 'Added on',
    deleteAt: 'Deletion date',
  },
  statuses: { met: 'Found', unclear: 'Unclear', elsewhere: 'Present, but an ATS may miss it', missing: 'Not found' },
  resumes: 'Resumes',
  requirements: 'Job ad requirements',
  count: (resumes) => formatCount(resumes, 'resume', 'resumes'),
  caution: 'The score and match describe the resume, not how well a person works. Read the resume before you decide.',
  privacyNotice: (teamName, title, days) =>
    `${teamName} keeps your resume to fill the “${title}” position. Only the people involved in the hiring process read it. Software compares it with the job ad, but people make the decision. Your resume is deleted after ${days} days. At any time, you can ask us for a copy of the data we hold about you, or ask us to correct or delete it.`,
}
