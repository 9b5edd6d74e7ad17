import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { Filter } from './categories.ts'

const Sector = ({ title, children, onChoose }: { title: ReactNode; children: ReactNode; onChoose: () => void }) => (
  <li>
    <button
      type="button"
      onClick={onChoose}
      className="group flex h-full w-full flex-col items-start border-t-2 border-ink py-4 text-start transition-colors duration-150 hover:border-beam"
    >
      <span className="flex w-full items-center justify-between gap-2 font-serif text-title">
        {title}
        <Icon name="arrow-up" className="transition-transform duration-150 group-hover:-translate-y-0.5" />
      </span>
      <span className="mt-1 text-note text-ink-soft">{children}</span>
    </button>
  </li>
)

/** Four sectors; pressing one filters the gallery by its category. */
export const Sectors = ({ onChoose }: { onChoose: (filter: Filter) => void }) => (
  <section aria-labelledby="sectors-heading" className="mt-16">
    <h2 id="sectors-heading" className="font-serif text-head">
      <Trans>Templates by industry</Trans>
    </h2>
    <ul className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      <Sector title={<Trans>Technology</Trans>} onChoose={() => onChoose('tech')}>
        <Trans>For software, data and IT: skills and projects first.</Trans>
      </Sector>
      <Sector title={<Trans>Corporate</Trans>} onChoose={() => onChoose('classic')}>
        <Trans>For banking, law and public service: formal and thorough.</Trans>
      </Sector>
      <Sector title={<Trans>Creative</Trans>} onChoose={() => onChoose('creative')}>
        <Trans>For design, media and education: more color and personality.</Trans>
      </Sector>
      <Sector title={<Trans>Business</Trans>} onChoose={() => onChoose('modern')}>
        <Trans>For sales, marketing and management: results at a glance.</Trans>
      </Sector>
    </ul>
  </section>
)
