import type { PersonalCustom } from './customs.ts'
import { SOURCES } from './sources.ts'

/** The distinct labels of the sources of customs, joined by semicolons. */
export const listSourceLabels = (
  found: readonly { readonly custom?: Pick<PersonalCustom, 'source'> | undefined }[],
): string => [...new Set(found.flatMap(({ custom }) => (custom ? [SOURCES[custom.source].label] : [])))].join('; ')
