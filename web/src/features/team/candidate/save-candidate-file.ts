import type { CandidateResponse } from '#shared/api-schema/teams.ts'
import { saveText } from '#web/platform/save-file.ts'

/** Downloads everything that a team holds about a resume, for the person it is about. */
export const saveCandidateFile = ({ notes, ...candidate }: CandidateResponse): void => {
  const file = {
    ...candidate,
    addedAt: new Date(candidate.addedAt).toISOString(),
    deleteAt: new Date(candidate.deleteAt).toISOString(),
    notes: notes.map(({ text, author, createdAt }) => ({ text, author, createdAt: new Date(createdAt).toISOString() })),
  }
  saveText(`resume-${candidate.id}.json`, 'application/json', JSON.stringify(file, null, 2))
}
