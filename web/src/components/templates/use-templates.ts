import { useEffect, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'

/** The bundled catalogue, in a chunk of its own; null until it is here. */
export const useTemplates = (): readonly Template[] | null => {
  const [templates, setTemplates] = useState<readonly Template[] | null>(null)
  useEffect(() => {
    let over = false
    import('#shared/templates/catalog.ts').then(
      (module) => over || setTemplates(module.TEMPLATES),
      // Thrown while drawing, so that the error boundary offers the reload that fetches it anew.
      (error: unknown) =>
        over ||
        setTemplates(() => {
          throw error
        }),
    )
    return () => {
      over = true
    }
  }, [])
  return templates
}
