import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { NO_FILTER, passesFilter } from '#web/components/templates/template-filter.ts'
import { useTemplatesOf } from '#web/components/templates/use-own-templates.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { useEditor } from '../editor-context.ts'
import { OwnThumbnail } from './own-thumbnail.tsx'
import { StripFilter } from './strip-filter.tsx'
import { useOwnPageCounts } from './use-own-page-counts.ts'
import { useSwitchTemplate } from './use-switch-template.ts'

const CompareDesigns = lazy(async () => ({ default: (await import('./compare-designs.tsx')).CompareDesigns }))

interface TemplateStripProps {
  template: Template
  /** Without it the strip has no close button. */
  onClose?: () => void
}

/** The open resume in every template or some of them, in one row; a choice changes the page and nothing else. */
export const TemplateStrip = ({ template, onClose }: TemplateStripProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const templates = useTemplatesOf(useEditor().store)
  const switchTemplate = useSwitchTemplate()
  const [isComparing, setIsComparing] = useState(false)
  const [filter, setFilter] = useState(NO_FILTER)
  const pages = useOwnPageCounts(filter.pages === null ? null : templates)
  const passes = passesFilter(filter, pages)
  const shown = templates?.filter((each) => each.id === template.id || passes(each))
  const title = t`Templates`
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="min-w-0 flex-1 truncate text-note font-medium">
          {onClose ? title : <Trans>Template: {template.name[language]}</Trans>}
        </h3>
        <StripFilter filter={filter} onChange={setFilter} />
        <Button kind="quiet" size="small" icon="columns" className="px-2!" onClick={() => setIsComparing(true)}>
          <Trans>Compare two designs</Trans>
        </Button>
        {onClose && <IconButton size="small" icon="close" label={t`Close “${title}”`} onClick={onClose} />}
      </div>
      {shown && <Thumbnails templates={shown} selected={template.id} onSelect={switchTemplate} />}
      {isComparing && templates && (
        <Suspense>
          <CompareDesigns
            templates={templates}
            current={template}
            onUse={switchTemplate}
            onClose={() => setIsComparing(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

interface ThumbnailsProps {
  templates: readonly Template[]
  selected: string
  onSelect: (template: Template) => Promise<void>
}

const Thumbnails = ({ templates, selected, onSelect }: ThumbnailsProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const name = useId()
  const row = useRef<HTMLFieldSetElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = async (template: Template) => {
    setChosen(template.id)
    await onSelect(template)
    setChosen((before) => (before === template.id ? null : before))
  }
  useEffect(() => {
    const box = row.current
    const current = box?.querySelector('input:checked')?.parentElement
    if (box && current) box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2
  }, [])
  return (
    <fieldset
      ref={row}
      className="relative -mx-1 flex min-w-0 gap-2 overflow-x-auto overscroll-contain scrollbar-thin p-1"
    >
      <legend className="sr-only">{t`Template`}</legend>
      {templates.map((template) => (
        <label key={template.id} className="group relative w-[84px] shrink-0 cursor-pointer">
          <input
            type="radio"
            name={name}
            value={template.id}
            checked={template.id === (chosen ?? selected)}
            onChange={() => void choose(template)}
            className="peer sr-only"
          />
          <span className="block border border-line outline-beam transition-[border-color] group-hover:border-line-strong peer-checked:outline-3 peer-focus-visible:outline-3 peer-focus-visible:outline-sea">
            <OwnThumbnail template={template} />
          </span>
          <span className="mt-1 block truncate text-center text-note text-ink-soft peer-checked:font-medium peer-checked:text-ink">
            {template.name[language]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
