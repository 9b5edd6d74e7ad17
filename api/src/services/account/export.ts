import { strToU8, zipSync } from 'fflate'
import { trust } from '#shared/cast.ts'
import type { Ctx } from '../../context.ts'
import { everythingOf } from '../../db/queries/account.ts'
import type { User } from '../../db/queries/users.ts'

const README = `Everything that Faro holds about you.
Todo lo que Faro guarda sobre ti.

account.json             your account, its usage and sessions · tu cuenta, su uso y sesiones
resumes/<id>.txt         the text of each CV you sent · el texto de cada CV que enviaste
resumes/<id>.json        its layout and analysis · su disposición y su análisis
documents/<id>.json      each document you generated (import it in Faro) · cada documento que generaste
drafts/<id>.json         drafts saved for other devices (import them in Faro) · borradores guardados
`

/** Everything we hold about a user, as one ZIP. The provider's own records (cards, invoices) are not with us. */
export const exportAccount = async (ctx: Ctx, user: User): Promise<Uint8Array> => {
  const { resumes, documents, drafts, runs, sessions } = await everythingOf(ctx.db, user.id)
  const files: Record<string, Uint8Array> = {
    'README.txt': strToU8(README),
    'account.json': json({ user, analyses: runs, sessions }),
  }
  for (const { originalText, ...rest } of resumes) {
    files[`resumes/${rest.id}.txt`] = strToU8(originalText)
    files[`resumes/${rest.id}.json`] = json(rest)
  }
  for (const document of documents) files[`documents/${document.id}.json`] = json(document)
  for (const draft of drafts) if (!draft.deleted) files[`drafts/${draft.id}.json`] = json(draft.document)
  return trust<Uint8Array>(zipSync(files, { level: 6, mtime: new Date(ctx.clock()) }), 'fflate gives bytes')
}

const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value, null, 2))
