import { useLingui } from '@lingui/react/macro'
import type { Category } from '#shared/scoring/results.ts'

/** Returns a function from a category to its name and description. */
export const useCategoryMessages = () => {
  const { t } = useLingui()
  const messages: Readonly<Record<Category, { readonly name: string; readonly about: string }>> = {
    content: { name: t`Content`, about: t`what your bullets say and prove` },
    keywords: { name: t`Keywords`, about: t`the terms that searches look for` },
    format: { name: t`Format`, about: t`how it reads on the page` },
    ats: { name: t`ATS`, about: t`whether software reads it right` },
  }
  return (category: Category) => messages[category]
}
