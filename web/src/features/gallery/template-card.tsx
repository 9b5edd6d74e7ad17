import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getBadge, type Template } from '#shared/templates/template.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { BADGE_NAMES } from './categories.ts'
import { TemplateThumbnail } from './template-thumbnail.tsx'

const MAX_SWATCHES = 3

interface TemplateCardProps {
  template: Template
  selected: boolean
  busy: boolean
  onUse: () => void
}

export const TemplateCard = ({ template, selected, busy, onUse }: TemplateCardProps) => {
  const { i18n } = useLingui()
  const language = useLanguage()
  const badge = getBadge(template)
  const name = template.name[language]
  return (
    <article aria-labelledby={`template-${template.id}`} className="group flex flex-col">
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={onUse}
        className={cx(
          'relative overflow-hidden border bg-sunk transition-[border-color,box-shadow,translate] duration-200 group-hover:-translate-y-0.5 group-hover:shadow-faro',
          selected ? 'border-beam outline-3 outline-beam' : 'border-line group-hover:border-line-strong',
        )}
      >
        <TemplateThumbnail template={template} />
      </button>
      <div className="mt-4 flex items-baseline justify-between gap-3">
        <h3 id={`template-${template.id}`} className="font-serif text-title">
          {name}
        </h3>
        <Badge tone={badge === 'Popular' ? 'beam' : 'sea'}>{i18n._(BADGE_NAMES[badge])}</Badge>
      </div>
      <p className="mt-1 text-note text-ink-soft">{template.description[language]}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-4">
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
        <Button
          kind={selected ? 'beam' : 'plain'}
          {...(selected && { icon: 'check' as const, busy })}
          onClick={onUse}
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
