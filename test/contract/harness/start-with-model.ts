import { eq } from 'drizzle-orm'
import { users } from '#api/db/schema/index.ts'
import type { Advisor } from '#api/ports/advisor.ts'
import { type ApiHarness, startApiHarness } from './api-harness.ts'
import { type SignedInUser, signInToHarness } from './target.ts'

/** An API whose model answers with `improve`, or without a model, and a person with a plan. */
export const startWithModel = async (
  improve: Advisor['improve'] | null,
  plan: 'basic' | 'professional' = 'professional',
): Promise<{ harness: ApiHarness; ana: SignedInUser }> => {
  const harness = await startApiHarness({ advisor: improve && { model: 'test', advise: async () => [], improve } })
  const ana = await signInToHarness(harness, 'ana')
  await harness.ctx.db
    .update(users)
    .set({ subscriptionPlan: plan, subscriptionStatus: 'active' })
    .where(eq(users.id, ana.id))
  return { harness, ana }
}
