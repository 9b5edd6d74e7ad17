import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CandidateAnalysis, CandidateContent, RequirementOutcome } from '#shared/team/candidate.ts'
import { createdAt, id } from './columns.ts'
import { owner, users } from './users.ts'

const team = () =>
  text('team_id')
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' })

/** Who wrote or added something; null when they left. */
const author = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' })

export const teams = sqliteTable(
  'teams',
  {
    id: id(),
    /** Its owner, who is a member too. */
    userId: owner(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('teams_owner').on(t.userId)],
)

/** A person is in one team at most. */
export const teamMembers = sqliteTable(
  'team_members',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    teamId: team(),
    joinedAt: integer('joined_at').notNull(),
    /** The invitation that was used, which is deleted with its use; null for the first owner. */
    invitationId: text('invitation_id'),
  },
  (t) => [index('team_members_team').on(t.teamId, t.joinedAt)],
)

export const teamInvitations = sqliteTable(
  'team_invitations',
  {
    id: id(),
    teamId: team(),
    /** SHA-256 of the secret in its link, hex, so that a copy of this table contains no usable invitation. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('team_invitations_team').on(t.teamId), index('team_invitations_expiry').on(t.expiresAt)],
)

/** A job that a team looks for people for, with its board. */
export const teamOpenings = sqliteTable(
  'team_openings',
  {
    id: id(),
    teamId: team(),
    title: text('title').notNull(),
    ad: text('ad').notNull(),
    /** Incremented when the ad changes. */
    adRevision: integer('ad_revision').notNull().default(1),
    privacyNotice: text('privacy_notice').notNull(),
    retentionDays: integer('retention_days').notNull(),
    createdBy: author('created_by'),
    createdAt: createdAt(),
  },
  (t) => [index('team_openings_team').on(t.teamId, t.createdAt)],
)

/** CVs on a board. Their ids are made by the device, so that one that is sent twice is one row. */
export const teamCandidates = sqliteTable(
  'team_candidates',
  {
    teamId: team(),
    id: text('id').notNull(),
    openingId: text('opening_id')
      .notNull()
      .references(() => teamOpenings.id, { onDelete: 'cascade' }),
    addedBy: author('added_by'),
    addedAt: integer('added_at').notNull(),
    /** When the row is deleted, UTC ms. */
    deleteAt: integer('delete_at').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    fileName: text('file_name').notNull(),
    overallScore: integer('overall_score').notNull(),
    matchRate: integer('match_rate'),
    adRevision: integer('ad_revision').notNull(),
    /** UTF-8 bytes of the columns below. */
    bytes: integer('bytes').notNull(),
    requirements: text('requirements', { mode: 'json' }).$type<RequirementOutcome[]>().notNull(),
    analysis: text('analysis', { mode: 'json' }).$type<CandidateAnalysis>().notNull(),
    content: text('content', { mode: 'json' }).$type<CandidateContent>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.id] }),
    index('team_candidates_opening').on(t.openingId),
    index('team_candidates_due').on(t.deleteAt),
    index('team_candidates_bytes').on(t.teamId, t.bytes),
  ],
)

export const teamTags = sqliteTable(
  'team_tags',
  { teamId: text('team_id').notNull(), candidateId: text('candidate_id').notNull(), tag: text('tag').notNull() },
  (t) => [
    primaryKey({ columns: [t.teamId, t.candidateId, t.tag] }),
    foreignKey({
      columns: [t.teamId, t.candidateId],
      foreignColumns: [teamCandidates.teamId, teamCandidates.id],
    }).onDelete('cascade'),
  ],
)

export const teamNotes = sqliteTable(
  'team_notes',
  {
    id: id(),
    teamId: text('team_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    authorId: author('author_id'),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('team_notes_candidate').on(t.teamId, t.candidateId, t.createdAt),
    index('team_notes_author').on(t.authorId),
    foreignKey({
      columns: [t.teamId, t.candidateId],
      foreignColumns: [teamCandidates.teamId, teamCandidates.id],
    }).onDelete('cascade'),
  ],
)
