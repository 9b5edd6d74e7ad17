import { useLingui } from '@lingui/react/macro'
import { TRAIT_NAMES } from '#web/components/templates/filter-names.ts'
import { TRAITS, type Trait, toggleTrait } from '#web/components/templates/traits.ts'
import { cx } from '#web/ui/cx.ts'

interface TraitBarProps {
  traits: readonly Trait[]
  onChange: (traits: readonly Trait[]) => void
}

/** Narrows the gallery down to designs with all pressed traits. */
export const TraitBar = ({ traits, onChange }: TraitBarProps) => {
  const { t, i18n } = useLingui()
  return (
    <fieldset className="flex flex-wrap gap-x-1.5 gap-y-1">
      <legend className="sr-only">{t`Show only`}</legend>
      {TRAITS.map((trait) => {
        const isOn = traits.includes(trait)
        return (
          <button
            key={trait}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(toggleTrait(traits, trait))}
            className={cx(
              'min-h-9 pointer-coarse:min-h-11 rounded-full border px-3 text-note transition-colors duration-150',
              isOn
                ? 'border-sea bg-sunk font-medium text-ink'
                : 'border-line text-ink-soft hover:border-ink hover:text-ink',
            )}
          >
            {i18n._(TRAIT_NAMES[trait])}
          </button>
        )
      })}
    </fieldset>
  )
}
