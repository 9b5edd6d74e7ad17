import { strToU8, zipSync } from 'fflate'
import { unsafeCast } from '#shared/cast.ts'
import type { ServiceCall } from '../../context.ts'
import { listAccountRows } from '../../db/queries/account.ts'
import type { User } from '../../db/queries/users.ts'

const README = `Everything that Faro holds about you.
Todo lo que Faro guarda sobre ti.

account.json             your account, its usage and sessions · tu cuenta, su uso y sesiones
resumes/<id>.txt         the text of each CV you sent · el texto de cada CV que enviaste
resumes/<id>.json        its layout and analysis · su disposición y su análisis
documents/<id>.json      each document you generated (import it in Faro) · cada documento que generaste
drafts/<id>.json         drafts saved for other devices (import them in Faro) · borradores guardados
`

/** Creates a ZIP of everything stored about a user. Card and invoice data is stored by the payment provider only. */
export const exportAccount = async ({ ctx, input: { user } }: ServiceCall<{ user: User }>): Promise<Uint8Array> => {
  const { resumes, documents, drafts, runs, sessions } = await listAccountRows(ctx.db, user.id)
  const files: Record<string, Uint8Array> = {
    'README.txt': strToU8(README),
    'account.json': encodeJson({ user, analyses: runs, sessions }),
  }
  for (const { originalText, ...rest } of resumes) {
    files[`resumes/${rest.id}.txt`] = strToU8(originalText)
    files[`resumes/${rest.id}.json`] = encodeJson(rest)
  }
  for (const document of documents) files[`documents/${document.id}.json`] = encodeJson(document)
  for (const draft of drafts) if (!draft.deleted) files[`drafts/${draft.id}.json`] = encodeJson(draft.document)
  return unsafeCast<Uint8Array>(zipSync(files, { level: 6, mtime: new Date(ctx.clock()) }), 'fflate returns bytes')
}

const encodeJson = (value: unknown): Uint8Array => strToU8(JSON.stringify(value, null, 2))
