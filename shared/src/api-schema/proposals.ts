import * as z from 'zod'
import { idSchema } from '../ids.ts'
import { changeSchema } from '../resume/edits/changes.ts'

export const proposalsQuery = z.object({ draftId: idSchema })

/** Changes that an agent proposes for a draft, in their order. `createdAt`: UTC ms. */
const proposalResponse = z.object({
  id: z.string(),
  draftId: z.string(),
  draftVersion: z.int(),
  /** Name of the access key of the agent. */
  keyName: z.string(),
  changes: z.array(changeSchema),
  createdAt: z.int(),
})
export type ProposalResponse = z.infer<typeof proposalResponse>
export const proposalsResponse = z.array(proposalResponse)
