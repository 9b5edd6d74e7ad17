import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import * as z from 'zod'
import { makePrivate } from '../../db/private-file.ts'

export interface SigningKey {
  readonly kid: string
  readonly privateKey: Awaited<ReturnType<typeof importJWK>>
  readonly publicJwk: JWK
}

const storedKeySchema = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string(), kid: z.string() })

/** Loads the RSA key of the fake; created once and stored in `file`, so that tokens remain valid after a restart. */
export const loadSigningKey = async (file?: string): Promise<SigningKey> => {
  if (file !== undefined) makePrivate(file)
  if (file !== undefined && existsSync(file))
    return toSigningKey(storedKeySchema.parse(JSON.parse(readFileSync(file, 'utf8'))))
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = storedKeySchema.parse({
    ...(await exportJWK(privateKey)),
    kid: crypto.randomUUID(),
    alg: 'RS256',
    use: 'sig',
  })
  if (file !== undefined) {
    writeFileSync(file, JSON.stringify(jwk), { mode: 0o600 })
  }
  return toSigningKey(jwk)
}

const toSigningKey = async (jwk: z.infer<typeof storedKeySchema>): Promise<SigningKey> => ({
  kid: jwk.kid,
  privateKey: await importJWK(jwk, 'RS256'),
  publicJwk: { kty: 'RSA', n: jwk.n, e: jwk.e, kid: jwk.kid, alg: 'RS256', use: 'sig' },
})
