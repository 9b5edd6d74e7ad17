import { Trans, useLingui } from '@lingui/react/macro'
import { LogoMark } from '#web/ui/icon/logo.tsx'
import { Link } from '#web/ui/link/link.tsx'
import { InstallButton } from '../pwa/install-button.tsx'

interface Entry {
  readonly label: string
  readonly to: string
}

const Column = ({ title, entries }: { title: string; entries: readonly Entry[] }) => (
  <div>
    <h2 className="text-note font-medium">{title}</h2>
    <ul className="mt-3 space-y-1 text-note">
      {entries.map(({ label, to }) => (
        <li key={label} className="py-1 text-ink-soft pointer-coarse:py-0">
          <Link
            to={to}
            className="rounded-faro text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)

export const Footer = () => {
  const { t } = useLingui()
  return (
    <footer className="border-t border-line">
      <div className="mx-auto grid w-full max-w-[76rem] gap-10 px-5 py-12 sm:grid-cols-3 sm:px-8 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:py-16">
        <div className="sm:col-span-3 lg:col-span-1">
          <Link to="/" className="inline-flex items-center gap-2 rounded-faro no-underline">
            <LogoMark />
            <span className="font-serif text-title tracking-tight">Faro</span>
          </Link>
          <p className="mt-3 max-w-xs text-note text-ink-soft">
            <Trans>See how an ATS reads your resume and what to fix.</Trans>
          </p>
        </div>
        <Column
          title={t`Product`}
          entries={[
            { label: t`Analyze Resume`, to: '/analyzer' },
            { label: t`Templates`, to: '/templates' },
            { label: t`Cover Letters`, to: '/cover-letters' },
            { label: t`ATS Optimization`, to: '/ats-optimization' },
          ]}
        />
        <Column
          title={t`Resources`}
          entries={[
            { label: t`Blog`, to: '/blog' },
            { label: t`Career Guides`, to: '/career-guides' },
            { label: t`Resume Examples`, to: '/resume-examples' },
            { label: t`Help Center`, to: '/help' },
          ]}
        />
        <Column
          title={t`Company`}
          entries={[
            { label: t`About Us`, to: '/about' },
            { label: t`Contact`, to: '/contact' },
            { label: t`Privacy`, to: '/privacy' },
            { label: t`Terms`, to: '/terms' },
            { label: t`Cookies`, to: '/cookies' },
          ]}
        />
      </div>
      <div className="mx-auto w-full max-w-[76rem] px-5 pb-10 sm:px-8">
        <div className="flex min-h-16 flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <p className="text-note text-ink-soft">
            <Trans>© 2024 Faro. All rights reserved.</Trans>
          </p>
          <InstallButton />
        </div>
      </div>
    </footer>
  )
}
