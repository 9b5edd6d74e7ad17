import { useLingui } from '@lingui/react/macro'
import { cx } from '#web/ui/cx.ts'
import { FILTER_NAMES, FILTERS, type Filter } from './categories.ts'

export const FilterBar = ({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) => {
  const { t, i18n } = useLingui()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t`Category`}</legend>
      {FILTERS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === filter}
          onClick={() => onFilter(name)}
          className={cx(
            'min-h-11 rounded-faro border px-4 transition-colors duration-150',
            name === filter
              ? 'border-ink bg-ink font-medium text-paper'
              : 'border-line-strong text-ink-soft hover:border-ink hover:text-ink',
          )}
        >
          {i18n._(FILTER_NAMES[name])}
        </button>
      ))}
    </fieldset>
  )
}
