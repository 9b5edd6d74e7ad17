import { useCallback, useRef } from 'react'
import { diffTopLevelKeys } from '#shared/resume/edits/create-changes.ts'
import type { Template } from '#shared/templates/template.ts'
import { withTemplate } from '#web/components/templates/with-template.ts'
import { useEditor } from '../editor-context.ts'

/**
 * Puts the open document into a template, as an edit that can be undone. A version is kept before the first switch;
 * of several choices during that time the last one counts.
 */
export const useSwitchTemplate = () => {
  const { store } = useEditor()
  const version = useRef<Promise<void> | null>(null)
  const wanted = useRef<Template | null>(null)
  return useCallback(
    async (template: Template) => {
      wanted.current = template
      if (store.getSnapshot().problem !== null) return
      version.current ??= store.saveVersion('template').catch(console.warn)
      await version.current
      const { document } = store.getSnapshot()
      if (wanted.current !== template || document.styling.template === template.id) return
      store.edit(diffTopLevelKeys(document, withTemplate(document, template)))
    },
    [store],
  )
}
