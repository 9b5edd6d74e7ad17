import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { getBadge } from '#shared/templates/badge.ts'
import type { Template } from '#shared/templates/template.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { BADGE_NAMES } from './categories.ts'
import { TemplateThumbnail } from './template-thumbnail.tsx'

const MAX_SWATCHES = 3

interface TemplateCardProps {
  /** The variants of a design. */
  variants: readonly [Template, ...Template[]]
  /** Id of the selected template. */
  selected: string | null
  /** The resume that the picture shows; null for the sample. */
  draft: Draft | null
  busy: boolean
  onUse: (template: Template) => void
}

export const TemplateCard = ({ variants, selected: selectedId, draft, busy, onUse }: TemplateCardProps) => {
  const { i18n } = useLingui()
  const language = useLanguage()
  const [template, setTemplate] = useState(variants.find(({ id }) => id === selectedId) ?? variants[0])
  const selected = template.id === selectedId
  const use = () => onUse(template)
  const badge = getBadge(variants[0])
  const name = template.name[language]
  return (
    <article aria-labelledby={`template-${template.id}`} className="group flex flex-col">
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={use}
        className={cx(
          'relative overflow-hidden border bg-sunk transition-[border-color,box-shadow,translate] duration-200 group-hover:-translate-y-0.5 group-hover:shadow-faro',
          selected ? 'border-beam outline-3 outline-beam' : 'border-line group-hover:border-line-strong',
        )}
      >
        <TemplateThumbnail key={template.id} template={template} draft={draft} />
      </button>
      <div className="mt-4 flex items-baseline justify-between gap-3">
        <h3 id={`template-${template.id}`} className="font-serif text-title">
          {name}
        </h3>
        <Badge tone={badge === 'Popular' ? 'beam' : 'sea'}>{i18n._(BADGE_NAMES[badge])}</Badge>
      </div>
      <p className="mt-1 text-note text-ink-soft">{template.description[language]}</p>
      <VariantChoice variants={variants} template={template} onChange={setTemplate} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-4">
        <Swatches template={template} />
        <Button
          kind={selected ? 'beam' : 'plain'}
          {...(selected && { icon: 'check' as const, busy })}
          onClick={use}
          aria-pressed={selected}
          className="whitespace-nowrap max-[22rem]:w-full"
        >
          {selected ? <Trans>Selected</Trans> : <Trans>Use Template</Trans>}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </article>
  )
}

/** Up to three colors of a template, and how many there are. */
const Swatches = ({ template }: { template: Template }) => {
  const language = useLanguage()
  return (
    <span className="flex items-center gap-1.5">
      {template.colorSchemes.slice(0, MAX_SWATCHES).map((scheme) => (
        <span
          key={scheme.id}
          title={scheme.name[language]}
          className="size-4 rounded-full border border-line-strong"
          style={{ backgroundColor: scheme.primary }}
        />
      ))}
      <span className="ms-1 text-note text-ink-soft tabular-nums">
        <Plural value={template.colorSchemes.length} one="# color" other="# colors" />
      </span>
    </span>
  )
}

interface VariantChoiceProps {
  variants: readonly Template[]
  template: Template
  onChange: (template: Template) => void
}

/** The variants of a design by name, each with its color; its fonts are in the tooltip. */
const VariantChoice = ({ variants, template, onChange }: VariantChoiceProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const name = useId()
  return (
    <fieldset className="mt-3 flex flex-wrap gap-x-4">
      <legend className="sr-only">{t`Variant`}</legend>
      {variants.map((variant) => (
        <label
          key={variant.id}
          title={[...new Set([variant.displayFont, variant.font])].join(', ')}
          className="group/variant flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-1.5 text-note text-ink-soft hover:text-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-sea"
        >
          <input
            type="radio"
            name={name}
            value={variant.id}
            checked={variant.id === template.id}
            onChange={() => onChange(variant)}
            className="peer sr-only"
          />
          <span
            aria-hidden="true"
            className="size-3 rounded-full outline-offset-2 peer-checked:outline-2 peer-checked:outline-beam"
            style={{ backgroundColor: variant.colorSchemes[0]?.primary }}
          />
          {variant.name[language]}
        </label>
      ))}
    </fieldset>
  )
}
