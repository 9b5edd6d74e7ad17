import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { IconName } from '#web/ui/icon/icon-paths.ts'

const Feature = ({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) => (
  <li className="flex gap-4 border-t border-line py-5 sm:border-s sm:border-t-0 sm:px-6 sm:py-1 sm:first:border-s-0 sm:first:ps-0">
    <Icon name={icon} size={24} className="mt-0.5 text-sea" />
    <div>
      <h2 className="font-medium">{title}</h2>
      <p className="mt-1 text-note text-ink-soft">{children}</p>
    </div>
  </li>
)

/** What the templates offer, in three points. */
export const FeatureList = () => (
  <ul className="mb-12 grid sm:grid-cols-3">
    <Feature icon="shield" title={<Trans>ATS optimized</Trans>}>
      <Trans>Every PDF contains selectable text in reading order, and we check each file before you download it.</Trans>
    </Feature>
    <Feature icon="sliders" title={<Trans>Fully customizable</Trans>}>
      <Trans>Change colors, fonts, paper size and section order, and see the result instantly.</Trans>
    </Feature>
    <Feature icon="download" title={<Trans>Instant download</Trans>}>
      <Trans>Your device creates the PDF in seconds, even offline and without an account.</Trans>
    </Feature>
  </ul>
)
