import * as z from 'zod'
import { removeDirectionControls } from '../direction-controls.ts'
import { idSchema } from '../ids.ts'
import { LIMITS } from '../resume/schema/limits.ts'
import { candidateAnalysisSchema, candidateContentSchema, requirementOutcomeSchema } from '../team/candidate.ts'
import { lineSchema } from './common.ts'

/** How long an invitation is valid, days. */
export const INVITATION_DAYS = 7
/** Days after which a CV on a board is deleted. */
export const RETENTION_DAYS = [30, 90, 180, 365] as const
export const DEFAULT_RETENTION_DAYS = 90
export const TEAM_CHARS = { name: 80, title: 120, privacyNotice: 4_000, tag: 40, note: 2_000, fileName: 240 } as const

const visibleLine = (max: number) => z.string().max(max).transform(removeDirectionControls).pipe(lineSchema)
const retentionDays = z.literal(RETENTION_DAYS)

const TEAM_ROLES = ['owner', 'member'] as const

export const teamBody = z.object({ name: visibleLine(TEAM_CHARS.name) })
/** The secret of an invitation, from the fragment of its link. */
export const invitationBody = z.object({ token: z.string().regex(/^[0-9a-f]{64}$/) })
export const transferTeamBody = z.object({ userId: idSchema })

const openingFields = {
  title: visibleLine(TEAM_CHARS.title),
  /** The job ad. */
  ad: z.string().trim().min(1).max(LIMITS.jobAdChars),
  /** What candidates are told about their data. */
  privacyNotice: z.string().trim().max(TEAM_CHARS.privacyNotice),
  /** For CVs that are added from now on. */
  retentionDays,
}
export const createOpeningBody = z.object(openingFields)
export const updateOpeningBody = z.object(openingFields).partial()

export const openingParams = z.object({ id: idSchema })
export const openingCandidateParams = z.object({ id: idSchema, candidateId: idSchema })

export const saveCandidateBody = z.object({
  name: visibleLine(200),
  fileName: visibleLine(TEAM_CHARS.fileName),
  content: candidateContentSchema,
  analysis: candidateAnalysisSchema,
  /** Of the ad that the CV was compared with. */
  adRevision: z.int().min(1),
  /** The member confirms that the team may keep this CV, and that the person knows. */
  consent: z.literal(true),
})
export type SaveCandidateBody = z.output<typeof saveCandidateBody>
export const saveAnalysisBody = saveCandidateBody.pick({ analysis: true, adRevision: true })

const tag = visibleLine(TEAM_CHARS.tag)
export const updateCandidateBody = z
  .object({
    name: visibleLine(200),
    addTags: z.array(tag).max(20),
    removeTags: z.array(z.string().max(TEAM_CHARS.tag)).max(20),
    /** Days from now after which the CV is deleted. */
    deleteInDays: retentionDays,
  })
  .partial()
export const candidateSearchQuery = z.object({ search: visibleLine(200) })
export const noteBody = z.object({ text: z.string().trim().min(1).max(TEAM_CHARS.note) })
export const noteParams = z.object({ id: idSchema, noteId: idSchema })

/** Times are UTC ms. */
const teamMemberResponse = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  role: z.enum(TEAM_ROLES),
  joinedAt: z.int(),
})
export type TeamMemberResponse = z.infer<typeof teamMemberResponse>

const invitationResponse = z.object({ id: z.string(), createdAt: z.int(), expiresAt: z.int() })
/** With the secret, which no later response contains. */
export const createdInvitationResponse = invitationResponse.extend({ token: z.string() })
export type CreatedInvitationResponse = z.infer<typeof createdInvitationResponse>
/** What an invited person sees before joining. */
export const invitationPreviewResponse = z.object({
  teamName: z.string(),
  ownerName: z.string(),
  expiresAt: z.int(),
})
export type InvitationPreviewResponse = z.infer<typeof invitationPreviewResponse>

const openingSummaryResponse = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.int(),
  candidates: z.int().min(0),
})

export const teamResponse = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.int(),
  role: z.enum(TEAM_ROLES),
  /** Whether the owner's plan includes teams now; else nothing can be added, and everything else goes on. */
  canAdd: z.boolean(),
  members: z.array(teamMemberResponse),
  /** Those that can still be used; empty for members. */
  invitations: z.array(invitationResponse),
  openings: z.array(openingSummaryResponse),
})
export type TeamResponse = z.infer<typeof teamResponse>
export const ownTeamResponse = z.object({ team: teamResponse.nullable() })

/** A row of a board. */
export const candidateSummaryResponse = z.object({
  id: z.string(),
  name: z.string(),
  fileName: z.string(),
  overallScore: z.int(),
  matchRate: z.int().nullable(),
  requirements: z.array(requirementOutcomeSchema),
  tags: z.array(z.string()),
  notes: z.int().min(0),
  /** Name of the member who added it; null when they left. */
  addedBy: z.string().nullable(),
  addedAt: z.int(),
  deleteAt: z.int(),
  adRevision: z.int(),
})
export type CandidateSummaryResponse = z.infer<typeof candidateSummaryResponse>

export const openingResponse = z.object({
  id: z.string(),
  title: z.string(),
  ad: z.string(),
  /** Incremented when the ad changes. */
  adRevision: z.int(),
  privacyNotice: z.string(),
  retentionDays: z.int(),
  createdAt: z.int(),
  /** Whether the caller may delete the opening: its author and the owner of the team. */
  canDelete: z.boolean(),
  canAdd: z.boolean(),
})
export type OpeningResponse = z.infer<typeof openingResponse>
export const boardResponse = openingResponse.extend({ candidates: z.array(candidateSummaryResponse) })
export type BoardResponse = z.infer<typeof boardResponse>

const noteResponse = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: z.int(),
  /** Name of its author; null when they left the team. */
  author: z.string().nullable(),
  /** Whether the caller wrote it. */
  isOwn: z.boolean(),
})
export type NoteResponse = z.infer<typeof noteResponse>

/** Everything that the team holds about a person for one opening; also what they receive when they ask for their data. */
export const candidateResponse = candidateSummaryResponse.omit({ requirements: true, notes: true }).extend({
  openingId: z.string(),
  content: candidateContentSchema,
  analysis: candidateAnalysisSchema,
  notes: z.array(noteResponse),
})
export type CandidateResponse = z.infer<typeof candidateResponse>

export const candidateMatchesResponse = z.array(
  z.object({
    id: z.string(),
    openingId: z.string(),
    openingTitle: z.string(),
    name: z.string(),
    email: z.string(),
    fileName: z.string(),
    addedAt: z.int(),
    deleteAt: z.int(),
  }),
)
export type CandidateMatch = z.infer<typeof candidateMatchesResponse>[number]
