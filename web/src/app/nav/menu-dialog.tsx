import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { IconButton } from '#web/ui/button/button.tsx'
import { useLocation } from '#web/ui/router/router.tsx'
import { InstallButton } from '../pwa/install-button.tsx'
import { LanguageControl } from './language-control.tsx'
import { useNavEntries } from './nav-entries.ts'
import { NavLink } from './nav-link.tsx'
import { ThemeControl } from './theme-control.tsx'

interface MenuDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  onClosed: () => void
}

/** The navigation menu of narrow screens, as a native modal dialog. */
export const MenuDialog = ({ ref, onClosed }: MenuDialogProps) => {
  const { t } = useLingui()
  const entries = useNavEntries()
  const { pathname } = useLocation()
  const close = () => ref.current?.close()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each path, to close the menu
  useEffect(() => ref.current?.close(), [pathname])

  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)')
    const closeWhenWide = () => ref.current?.close()
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
  }, [ref])

  /** Wraps Tab from the last control to the first; browsers would move it to their own toolbar. */
  const trapFocus = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Tab') return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a, input:checked')]
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    if (document.activeElement !== from) return
    event.preventDefault()
    to?.focus()
  }

  return (
    <dialog
      ref={ref}
      id="menu"
      aria-label={t`Menu`}
      onClose={onClosed}
      onKeyDown={trapFocus}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
      className="m-0 w-full max-w-none bg-paper text-ink backdrop:bg-veil open:animate-fade"
    >
      <div className="px-5 pb-8 sm:px-8">
        <div className="flex h-16 items-center justify-end">
          <IconButton icon="close" label={t`Close menu`} onClick={close} className="-me-2" />
        </div>
        <ul className="border-t border-line">
          {entries.map(({ to, label, neverCurrent }) => (
            <li key={label} className="border-b border-line">
              <NavLink
                to={to}
                neverCurrent={neverCurrent === true}
                onClick={close}
                className="w-full py-3.5 font-serif text-title aria-[current]:before:me-3 aria-[current]:before:h-6 aria-[current]:before:w-1 aria-[current]:before:bg-beam"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-4">
          <LanguageControl names="long" />
          <ThemeControl />
          <InstallButton />
        </div>
      </div>
    </dialog>
  )
}
