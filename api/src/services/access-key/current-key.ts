import type { KeyScope } from '#shared/api-schema/access-keys.ts'

/** The access key that a request was made with. */
export interface CurrentKey {
  readonly id: string
  readonly scopes: readonly KeyScope[]
}
