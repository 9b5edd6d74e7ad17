import { useLingui } from '@lingui/react/macro'
import type { Category } from '#shared/scoring/results.ts'

/** The four categories in words, and what each looks at. */
export const useCategoryMessages = () => {
  const { t } = useLingui()
  const words: Readonly<Record<Category, { readonly name: string; readonly about: string }>> = {
    content: { name: t`Content`, about: t`what your bullets say and prove` },
    keywords: { name: t`Keywords`, about: t`the terms that searches look for` },
    format: { name: t`Format`, about: t`how it reads on the page` },
    ats: { name: t`ATS`, about: t`whether software reads it right` },
  }
  return (category: Category) => words[category]
}
