import type { Ctx } from '../../context.ts'
import type { Share } from '../../db/queries/resume/shares.ts'
import { sign, verifySignature } from '../../signature.ts'

/** How long a page that was opened with the password offers its PDF. */
const VALIDITY_MS = 60 * 60_000
const FORMAT = /^(\d{13})\.([0-9a-f]{64})$/

const describe = ({ id, passwordHash }: Share, until: string) => `share-pdf ${id} ${until} ${passwordHash}`

/** A token for the PDF of a link with a password, for those who have entered it; it needs no cookie. */
export const createPdfToken = async ({ sessionSecret, clock }: Ctx, share: Share): Promise<string> => {
  const until = String(clock() + VALIDITY_MS)
  return `${until}.${await sign(sessionSecret, describe(share, until))}`
}

/** Whether `createPdfToken` made the token for this link within the last hour. */
export const verifyPdfToken = async ({ sessionSecret, clock }: Ctx, share: Share, token: string): Promise<boolean> => {
  const [, until, signature] = FORMAT.exec(token) ?? []
  if (until === undefined || signature === undefined || Number(until) <= clock()) return false
  return verifySignature(sessionSecret, describe(share, until), signature)
}
