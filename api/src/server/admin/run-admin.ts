import { getMessages } from '#shared/messages/messages.ts'
import { getEffectivePlan } from '#shared/plans.ts'
import type { Ctx } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { deleteUserById, truncateWal } from '../../db/queries/account/account.ts'
import { answerTicket, insertAnsweredTicket, listTickets, listTicketsByUser } from '../../db/queries/account/tickets.ts'
import { findUserByEmailOrId, getUserById, type User } from '../../db/queries/account/users.ts'
import { exportAccount } from '../../services/account/export.ts'

export type AdminTools = Pick<Ctx, 'db' | 'clock' | 'newId' | 'tasks'>
/** Lines to print, or a file. */
export type AdminOutput = readonly string[] | ReadableStream<Uint8Array>

const ADMIN_USAGE = `Usage: npm run --silent faro-admin -- COMMAND

tickets [--all]               Questions that wait for an answer, the most urgent first; with --all every one
answer ID TEXT                Answers a question; the person reads it in the settings
user EMAIL|ID                 An account: plan, status and its questions, never its CVs
refund-note EMAIL|ID TEXT     Tells a person about a refund that was made at the payment provider
export EMAIL|ID > FILE        A ZIP of all that is stored about a person who cannot sign in any more, for that person
delete ID …                   Deletes accounts with all that is in them; user shows the id`

/** A wrong command line, or one about something that does not exist. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
}

const requireText = (words: readonly string[]): string => {
  const text = words.join(' ').trim()
  if (text === '') throw new AdminError(ADMIN_USAGE)
  return text
}

const findUser = async (db: Db, key: string | undefined): Promise<User> => {
  if (!key) throw new AdminError(ADMIN_USAGE)
  const user = await findUserByEmailOrId(db, key)
  if (!user) throw new AdminError(`No account has the address or id ${JSON.stringify(key)}.`)
  return user
}

/** ISO 8601, for reading. */
const toTime = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

const showTickets = async ({ db }: AdminTools, args: readonly string[]): Promise<string[]> =>
  (await listTickets(db, !args.includes('--all'))).map(({ ticket, email }) =>
    JSON.stringify({
      id: ticket.id,
      priority: ticket.priority,
      status: ticket.status,
      email,
      createdAt: toTime(ticket.createdAt),
      answerDueAt: toTime(ticket.answerDueAt),
      subject: ticket.subject,
      message: ticket.message,
      diagnostics: ticket.diagnostics,
      answers: ticket.answers.map(({ text, at }) => ({ text, at: toTime(at) })),
    }),
  )

const answer = async ({ db, clock }: AdminTools, [id = '', ...words]: readonly string[]): Promise<string[]> => {
  const text = requireText(words)
  if (!(await answerTicket(db, id, { text, at: clock() })))
    throw new AdminError(`No question has the id ${JSON.stringify(id)}.`)
  return [`Answered ${id}.`]
}

const showUser = async ({ db }: AdminTools, [key]: readonly string[]): Promise<string[]> => {
  const user = await findUser(db, key)
  const tickets = await listTicketsByUser(db, user.id)
  return [
    JSON.stringify({
      id: user.id,
      email: user.email,
      plan: getEffectivePlan(user.subscriptionPlan, user.subscriptionStatus),
      status: user.subscriptionStatus,
      cancelAtPeriodEnd: user.cancelAtPeriodEnd,
      currentPeriodEnd: toTime(user.currentPeriodEnd),
      stripeCustomerId: user.stripeCustomerId,
      createdAt: toTime(user.createdAt),
      language: user.language,
      tickets: tickets.map(({ id, status, subject }) => ({ id, status, subject })),
    }),
  ]
}

const noteRefund = async (tools: AdminTools, [key, ...words]: readonly string[]): Promise<string[]> => {
  const text = requireText(words)
  const user = await findUser(tools.db, key)
  const at = tools.clock()
  const subject = getMessages(user.language ?? 'en').support.refund
  await insertAnsweredTicket(tools.db, {
    id: tools.newId(),
    userId: user.id,
    subject,
    answers: [{ text, at }],
    createdAt: at,
  })
  return [`Noted for ${user.email}. The refund itself is made at the payment provider.`]
}

const exportUser = async (tools: AdminTools, [key]: readonly string[]): Promise<ReadableStream<Uint8Array>> =>
  exportAccount({ ctx: tools, input: { user: await findUser(tools.db, key), signal: new AbortController().signal } })

/** By id alone, which names one account, and again: a restored copy brings back accounts that were deleted. */
const deleteUsers = async ({ db, clock, newId }: AdminTools, ids: readonly string[]): Promise<string[]> => {
  requireText(ids)
  const lines: string[] = []
  for (const id of ids) {
    const user = await getUserById(db, id)
    if (user) await deleteUserById(db, id, newId(), clock())
    lines.push(
      user ? `Deleted ${id}. The server ends its subscription.` : `No account has the id ${JSON.stringify(id)}.`,
    )
  }
  await truncateWal(db)
  return lines
}

const COMMANDS: Readonly<Record<string, (tools: AdminTools, args: readonly string[]) => Promise<AdminOutput>>> = {
  tickets: showTickets,
  answer,
  user: showUser,
  'refund-note': noteRefund,
  export: exportUser,
  delete: deleteUsers,
}

/** Runs a command of the operator. Throws `AdminError`. */
export const runAdmin = async (tools: AdminTools, [name = '', ...args]: readonly string[]): Promise<AdminOutput> => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new AdminError(ADMIN_USAGE)
  return command(tools, args)
}
