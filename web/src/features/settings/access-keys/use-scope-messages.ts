import { useLingui } from '@lingui/react/macro'
import type { KeyScope } from '#shared/api-schema/access-keys.ts'

/** Name and description of each permission of a key. */
export const useScopeMessages = (): Readonly<Record<KeyScope, { readonly name: string; readonly about: string }>> => {
  const { t } = useLingui()
  return {
    read: {
      name: t({ message: 'Read', context: 'permission of an access key' }),
      about: t`See your resumes, analyses, documents and drafts, and download them.`,
    },
    analyze: {
      name: t({ message: 'Analyze', context: 'permission of an access key' }),
      about: t`Upload resumes, analyze them and ask for suggestions. This counts toward your plan’s limits.`,
    },
    write: {
      name: t({ message: 'Change', context: 'permission of an access key' }),
      about: t`Create, rename and delete resumes, documents and drafts.`,
    },
  }
}
