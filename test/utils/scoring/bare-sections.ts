import type { ContentParts } from './scoring-inputs.ts'

export type Sections = NonNullable<ContentParts['sections']>
export type Job = NonNullable<Sections['experience']>[number]

/** Sections with nothing in them, for tests that add what they are about. */
export const BARE: Sections = {
  summary: '',
  experience: [],
  education: [],
  skills: { technical: [], soft: [], languages: [] },
}

/** A job of one year without lines. */
export const createJob = (parts: Partial<Job> = {}): Job => ({
  company: 'Oakhill',
  position: 'Gardener',
  startDate: '2020-01',
  endDate: '2021-01',
  description: '',
  ...parts,
})
