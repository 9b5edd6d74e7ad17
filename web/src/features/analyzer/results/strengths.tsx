import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { IconName } from '#web/ui/icon/icon-paths.ts'

interface PointListProps {
  title: ReactNode
  icon: IconName
  ink: string
  items: readonly string[]
  empty: ReactNode
}

const PointList = ({ title, icon, ink, items, empty }: PointListProps) => (
  <section>
    <h2 className="font-serif text-title">{title}</h2>
    {items.length > 0 ? (
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item} className="flex gap-3 py-3">
            <Icon name={icon} className={`mt-0.5 ${ink}`} />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    ) : (
      <p className="mt-3 border-y border-line py-3 text-ink-soft">{empty}</p>
    )}
  </section>
)

export const Strengths = ({ items }: { items: readonly string[] }) => (
  <PointList
    title={<Trans>Strengths</Trans>}
    icon="success"
    ink="text-good"
    items={items}
    empty={<Trans>No strengths stand out yet. The issues below show where to start.</Trans>}
  />
)
