import type { DraftJob } from '#shared/resume/tailoring/draft-job.ts'

/** Position and company of a job; empty while neither is known. */
export const getJobName = ({ title, company }: Pick<DraftJob, 'title' | 'company'>): string =>
  [title.trim(), company.trim()].filter(Boolean).join(' · ')
