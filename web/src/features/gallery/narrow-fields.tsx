import { Trans, useLingui } from '@lingui/react/macro'
import { TRADES } from '#shared/templates/trades.ts'
import { PAGE_COUNT_NAMES, TRADE_NAMES } from '#web/components/templates/filter-names.ts'
import { PAGE_COUNTS, type TemplateFilter } from '#web/components/templates/template-filter.ts'
import { Select } from '#web/ui/form/input.tsx'

interface NarrowFieldsProps {
  filter: TemplateFilter
  onChange: (filter: TemplateFilter) => void
  /** The gallery shows the person's own resume, whose pages can be counted. */
  hasPages: boolean
}

/** Narrows the gallery down to designs for a field of work, and to the pages that the own resume takes. */
export const NarrowFields = ({ filter, onChange, hasPages }: NarrowFieldsProps) => {
  const { t, i18n } = useLingui()
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Select
        className="w-auto! max-w-full"
        aria-label={t`Field of work`}
        value={filter.trade ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, trade: TRADES.find((trade) => trade === target.value) ?? null })
        }
      >
        <option value="">
          <Trans>Any field of work</Trans>
        </option>
        {TRADES.map((trade) => (
          <option key={trade} value={trade}>
            {i18n._(TRADE_NAMES[trade])}
          </option>
        ))}
      </Select>
      {hasPages && (
        <Select
          className="w-auto! max-w-full"
          aria-label={t`Pages in your resume`}
          value={filter.pages ?? ''}
          onChange={({ target }) =>
            onChange({ ...filter, pages: PAGE_COUNTS.find((count) => String(count) === target.value) ?? null })
          }
        >
          <option value="">
            <Trans>Any number of pages</Trans>
          </option>
          {PAGE_COUNTS.map((count) => (
            <option key={count} value={count}>
              {i18n._(PAGE_COUNT_NAMES[count])}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}
