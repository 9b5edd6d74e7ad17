import { useEffect, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'

/** The bundled catalogue, in a chunk of its own; null until it is here. */
export const useTemplates = (): readonly Template[] | null => {
  const [templates, setTemplates] = useState<readonly Template[] | null>(null)
  useEffect(() => {
    let over = false
    import('#shared/templates/catalogue.ts').then(
      (module) => over || setTemplates(module.TEMPLATES),
      (error: unknown) => console.error(error),
    )
    return () => {
      over = true
    }
  }, [])
  return templates
}
