import { lazy, Suspense, useEffect, useState } from 'react'
import { loadScreenCatalog } from '#web/i18n/i18n.ts'
import { isEditableTarget } from '#web/ui/is-editable-target.ts'

const AppHelp = lazy(async () => {
  const [module] = await Promise.all([import('./app-help.tsx'), loadScreenCatalog()])
  return { default: module.AppHelp }
})

/** Opens the app's keyboard help on `?`, unless the screen handles that key itself. */
export const HelpShortcut = () => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || isEditableTarget(event.target)) return
      if (document.querySelector('[role$="dialog"], dialog[open]')) return
      // Wait for the screen's own listener, which may call preventDefault().
      setTimeout(() => event.defaultPrevented || setOpen(true))
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return open ? (
    <Suspense>
      <AppHelp onClose={() => setOpen(false)} />
    </Suspense>
  ) : null
}
