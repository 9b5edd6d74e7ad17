import * as z from 'zod'
import { removeDirectionControls } from '../direction-controls.ts'

export const TICKET_LIMITS = { subjectChars: 120, messageChars: 5_000, diagnosticsChars: 2_000 } as const

const TICKET_STATUSES = ['open', 'answered'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

const text = (max: number) => z.string().max(max).transform(removeDirectionControls).pipe(z.string().trim().min(1))

export const createTicketBody = z.object({
  subject: text(TICKET_LIMITS.subjectChars),
  message: text(TICKET_LIMITS.messageChars),
  /** What the person saw and agreed to send about their browser; null without consent. */
  diagnostics: text(TICKET_LIMITS.diagnosticsChars).nullable(),
})

const ticketAnswerSchema = z.object({ text: z.string(), at: z.int() })
export type TicketAnswer = z.infer<typeof ticketAnswerSchema>

/** A question of a person and its answers, oldest first; times in UTC ms. */
export const ticketResponse = z.object({
  id: z.string(),
  subject: z.string(),
  message: z.string(),
  diagnostics: z.string().nullable(),
  status: z.enum(TICKET_STATUSES),
  createdAt: z.int(),
  /** When the plan of that time promised the first answer; null without a promise. */
  answerDueAt: z.int().nullable(),
  answers: z.array(ticketAnswerSchema),
})
export type TicketResponse = z.infer<typeof ticketResponse>
export const ticketsResponse = z.array(ticketResponse)
