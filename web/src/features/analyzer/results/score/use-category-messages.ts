import { useLingui } from '@lingui/react/macro'
import type { Category } from '#shared/scoring/results.ts'

/** Returns a function from a category to its name and description. */
export const useCategoryMessages = () => {
  const { t } = useLingui()
  const messages: Readonly<Record<Category, { readonly name: string; readonly about: string }>> = {
    content: { name: t`Content`, about: t`Impact and clarity of your bullets` },
    keywords: { name: t`Keywords`, about: t`Keywords recruiters search for` },
    format: { name: t`Format`, about: t`Layout and readability` },
    ats: { name: t`ATS`, about: t`How well an ATS can read your resume` },
  }
  return (category: Category) => messages[category]
}
