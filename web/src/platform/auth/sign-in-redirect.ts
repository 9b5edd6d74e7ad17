import * as z from 'zod'

/** An action that needs a recent sign-in, as it is stored while the page is left for one. */
const interruptedActionSchema = z.object({
  name: z.enum([
    'cancel-subscription',
    'change-plan',
    'create-access-key',
    'delete-account',
    'resume-subscription',
    'subscribe',
  ]),
  /** What the action was about, e.g. the plan; empty for nothing. */
  input: z.string().max(500),
})
export type InterruptedAction = z.infer<typeof interruptedActionSchema>

/** What is stored while the page is left for a sign-in; `again` is null for a first sign-in. */
const redirectSchema = z.object({
  again: z.object({ googleId: z.string(), action: interruptedActionSchema }).nullable(),
})
export type SignInRedirect = z.infer<typeof redirectSchema>

/** Reads what was stored as JSON before the page was left; null when it is not valid. */
export const parseSignInRedirect = (stored: string): SignInRedirect | null => {
  try {
    return redirectSchema.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}
