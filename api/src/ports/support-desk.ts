/** A ticket as the operator's own system receives it; times in UTC ms. */
export interface TicketNotice {
  readonly id: string
  readonly subject: string
  readonly message: string
  readonly diagnostics: string | null
  /** 0 without a plan, 3 for the highest. */
  readonly priority: number
  readonly email: string
  readonly createdAt: number
  readonly answerDueAt: number | null
}

/** Where people's questions go. */
export interface SupportDesk {
  /** Whether the operator answers questions: only then are tickets taken and is support promised. */
  readonly isOpen: boolean
  /** Passes a ticket on; null where tickets stay in the database. Throws when it was not taken. */
  readonly notify: ((notice: TicketNotice) => Promise<void>) | null
}
