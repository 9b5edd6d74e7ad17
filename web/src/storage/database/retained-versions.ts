import { RETAINED_ROWS } from './repository.types.ts'

/**
 * The versions of one draft that stay on the device and in the account: those with a name and the newest
 * `RETAINED_ROWS.versions` of the others. Newest first; `at` in UTC ms.
 */
export const selectRetainedVersions = <T extends { readonly at: number; readonly name?: string | undefined }>(
  versions: readonly T[],
): T[] => {
  let unnamed = 0
  return versions
    .toSorted((a, b) => b.at - a.at)
    .filter(({ name }) => Boolean(name) || ++unnamed <= RETAINED_ROWS.versions)
}
