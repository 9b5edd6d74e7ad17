import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { IconButton } from '#web/ui/button/button.tsx'
import { LogoMark } from '#web/ui/icon/logo.tsx'
import { Link } from '#web/ui/link/link.tsx'
import { AccountArea } from './account-area.tsx'
import { LanguageControl } from './language-control.tsx'
import { MenuDialog } from './menu-dialog.tsx'
import { useNavEntries } from './nav-entries.ts'
import { NavLink } from './nav-link.tsx'
import { ThemeControl } from './theme-control.tsx'

const CURRENT_UNDERLINE =
  'after:absolute after:inset-x-3 after:-bottom-[0.9375rem] workspace:after:-bottom-[0.4375rem] after:h-[3px] after:bg-beam after:opacity-0 aria-[current]:after:opacity-100'

/** Sticky on every screen. Below 64rem the links move into a menu. */
export const NavBar = () => {
  const { t } = useLingui()
  const entries = useNavEntries()
  const menu = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)

  return (
    <header className="sticky top-0 z-30 short:static border-b border-line bg-paper workspace:max-lg:static workspace-page:invisible">
      <nav
        aria-label={t`Main`}
        className="mx-auto flex h-16 w-full max-w-[76rem] items-center gap-3 px-5 sm:px-8 lg:gap-8 workspace:h-12 workspace:max-w-none workspace:lg:px-4"
      >
        <Link to="/" className="flex items-center gap-2 rounded-faro no-underline">
          <LogoMark />
          <span className="font-serif text-title tracking-tight">Faro</span>
        </Link>
        <ul className="hidden items-center lg:flex">
          {entries.map(({ to, label, neverCurrent }) => (
            <li key={label}>
              <NavLink
                to={to}
                neverCurrent={neverCurrent === true}
                className={`h-9 px-3 text-note ${CURRENT_UNDERLINE}`}
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="ms-auto flex items-center gap-3">
          <div className="hidden items-center gap-4 lg:flex">
            <LanguageControl quiet />
            <ThemeControl quiet />
          </div>
          <AccountArea />
          <IconButton
            icon="menu"
            label={t`Open menu`}
            aria-expanded={open}
            aria-controls="menu"
            className="-me-2 lg:hidden"
            onClick={() => {
              menu.current?.showModal()
              setOpen(true)
            }}
          />
        </div>
      </nav>
      <MenuDialog ref={menu} onClosed={() => setOpen(false)} />
      <noscript>
        <p className="border-t border-line bg-beam-wash px-5 py-2 text-center text-note">
          <Trans>Faro needs JavaScript to read and write resumes.</Trans>
        </p>
      </noscript>
    </header>
  )
}
