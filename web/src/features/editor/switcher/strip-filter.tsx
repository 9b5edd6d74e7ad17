import { Trans, useLingui } from '@lingui/react/macro'
import { TRADES } from '#shared/templates/trades.ts'
import { PAGE_COUNT_NAMES, TRADE_NAMES, TRAIT_NAMES } from '#web/components/templates/filter-names.ts'
import { NO_FILTER, PAGE_COUNTS, type TemplateFilter } from '#web/components/templates/template-filter.ts'
import { TRAITS } from '#web/components/templates/traits.ts'
import { Select } from '#web/ui/form/input.tsx'

/** One choice of the strip, as the value of an option. */
const FILTERS: Readonly<Record<string, TemplateFilter>> = Object.fromEntries([
  ...TRAITS.map((trait) => [trait, { ...NO_FILTER, traits: [trait] }] as const),
  ...PAGE_COUNTS.map((pages) => [`pages-${pages}`, { ...NO_FILTER, pages }] as const),
  ...TRADES.map((trade) => [trade, { ...NO_FILTER, trade }] as const),
])

interface StripFilterProps {
  filter: TemplateFilter
  onChange: (filter: TemplateFilter) => void
}

/** Narrows the strip down by one trait, number of pages or field of work. */
export const StripFilter = ({ filter, onChange }: StripFilterProps) => {
  const { t, i18n } = useLingui()
  const chosen = Object.entries(FILTERS).find(([, each]) => each === filter)?.[0] ?? ''
  return (
    <Select
      className="h-9! w-auto! max-w-44 text-note"
      aria-label={t`Show only`}
      value={chosen}
      onChange={({ target }) => onChange(FILTERS[target.value] ?? NO_FILTER)}
    >
      <option value="">
        <Trans>All designs</Trans>
      </option>
      <optgroup label={t`Layout`}>
        {TRAITS.map((trait) => (
          <option key={trait} value={trait}>
            {i18n._(TRAIT_NAMES[trait])}
          </option>
        ))}
      </optgroup>
      <optgroup label={t`Pages in your resume`}>
        {PAGE_COUNTS.map((count) => (
          <option key={count} value={`pages-${count}`}>
            {i18n._(PAGE_COUNT_NAMES[count])}
          </option>
        ))}
      </optgroup>
      <optgroup label={t`Field of work`}>
        {TRADES.map((trade) => (
          <option key={trade} value={trade}>
            {i18n._(TRADE_NAMES[trade])}
          </option>
        ))}
      </optgroup>
    </Select>
  )
}
