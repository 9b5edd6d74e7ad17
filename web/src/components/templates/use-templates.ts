import { useEffect, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'

/** Loads the template catalog as a separate chunk; null until it is loaded. */
export const useTemplates = (): readonly Template[] | null => {
  const [templates, setTemplates] = useState<readonly Template[] | null>(null)
  useEffect(() => {
    let over = false
    import('#shared/templates/catalog.ts').then(
      (module) => over || setTemplates(module.TEMPLATES),
      // Thrown during rendering, so that the error boundary offers a reload.
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
