import { lazy, Suspense, useEffect, useState } from 'react'
import { loadFullCatalog } from '#web/i18n/i18n.ts'
import { isTyping } from '#web/ui/is-typing.ts'

const HelpSheet = lazy(async () => {
  const [{ HelpSheet: sheet }] = await Promise.all([import('../../components/keyboard-help/app-help.tsx'), loadFullCatalog()])
  return { default: sheet }
})

/** `?` shows the keys, wherever a screen does not answer it itself. */
export const HelpKey = () => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event.target) || document.querySelector('[role$="dialog"], dialog[open]'))
        return
      // A screen with keys of its own hears this later and takes the event.
      setTimeout(() => event.defaultPrevented || setOpen(true))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return open ? (
    <Suspense>
      <HelpSheet onClose={() => setOpen(false)} />
    </Suspense>
  ) : null
}
