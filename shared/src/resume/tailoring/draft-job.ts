import * as z from 'zod'
import { removeDirectionControls } from '../../direction-controls.ts'
import { isDeepEqual } from '../edits/deep-equal.ts'
import { LIMITS } from '../schema/limits.ts'
import { mergeValues } from './merge-values.ts'

/** How far an application for a job has come. */
export const JOB_STATUSES = ['saved', 'applied', 'interview', 'offer', 'rejected'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

/** The longest values of a job. */
export const JOB_LIMITS = { nameChars: 200, linkChars: 2_000, notesChars: 5_000 } as const

const HTTPS_URL = /^https:\/\/[^\s/?#"<>.]+\.[^\s"<>]+$/i

/** Whether a text can be the link of a job: empty, or an https URL. */
export const isJobLink = (text: string): boolean =>
  text === '' || (text.length <= JOB_LIMITS.linkChars && HTTPS_URL.test(text))

const name = z.string().max(JOB_LIMITS.nameChars).transform(removeDirectionControls).default('')
const percentage = z.int().min(0).max(100).nullable().default(null)

/**
 * The job that a draft is written for. It belongs to the draft, not to its document, so that no PDF and no exported
 * resume contains it. `statusDate` is `YYYY-MM-DD` or empty. `score` and `matchRate` are the last ones computed.
 */
export const draftJobSchema = z.object({
  /** Text of the job ad. */
  ad: z.string().max(LIMITS.jobAdChars).default(''),
  title: name,
  company: name,
  link: z.string().refine(isJobLink).default(''),
  status: z.enum(JOB_STATUSES).default('saved'),
  statusDate: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/)
    .default(''),
  notes: z.string().max(JOB_LIMITS.notesChars).default(''),
  score: percentage,
  matchRate: percentage,
})
export type DraftJob = z.infer<typeof draftJobSchema>

/** A job of which only the ad is known. */
export const createDraftJob = (ad: string): DraftJob => draftJobSchema.parse({ ad: ad.slice(0, LIMITS.jobAdChars) })

/** Share (0–1) of the longer of two ads that both start or end with, where one is an edit of the other. */
const EDITED_AD_SHARE = 0.2

/** Whether the text of an ad was removed or replaced by that of another ad, instead of edited. */
export const isOtherAd = (before: string, after: string): boolean => {
  const [old, now] = [before.trim(), after.trim()]
  if (old === '') return false
  const shortest = Math.min(old.length, now.length)
  let start = 0
  while (start < shortest && old[start] === now[start]) start++
  let end = 0
  while (end < shortest - start && old.at(-1 - end) === now.at(-1 - end)) end++
  return start + end < EDITED_AD_SHARE * Math.max(old.length, now.length)
}

/**
 * Merges the job of this device into the one of the account, field by field; of two edits of one field, `mine` stays.
 * `base`: the job that both shared. Null is a draft without a job: an edited job is stronger than a removed one.
 */
export const mergeJob = (base: DraftJob | null, theirs: DraftJob | null, mine: DraftJob | null): DraftJob | null => {
  if (theirs && mine) return draftJobSchema.parse(mergeValues<unknown>(base ?? {}, theirs, mine))
  const remaining = theirs ?? mine
  return isDeepEqual(remaining, base) ? null : remaining
}
