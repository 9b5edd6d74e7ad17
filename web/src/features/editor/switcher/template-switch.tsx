import { Trans, useLingui } from '@lingui/react/macro'
import type { Template } from '#shared/templates/template.ts'
import { useTemplatesOf } from '#web/components/templates/use-own-templates.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { IconButton } from '#web/ui/button/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useEditor } from '../editor-context.ts'
import { useWorkspace } from '../workspace/use-workspace.ts'
import { useSwitchTemplate } from './use-switch-template.ts'

/** The template before and after the open one, and its name, which opens and closes the strip of templates below the page. */
export const TemplateSwitch = ({ template }: { template: Template }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const { settings, arrange } = useWorkspace()
  const templates = useTemplatesOf(useEditor().store) ?? []
  const switchTemplate = useSwitchTemplate()
  const at = templates.findIndex(({ id }) => id === template.id)
  const before = templates.at(at - 1)
  const after = templates[(at + 1) % templates.length]
  return (
    <div className="-mx-2 flex min-w-0 items-center">
      {before && (
        <IconButton
          size="small"
          icon="chevron-left"
          label={t`Previous template: ${before.name[language]}`}
          onClick={() => void switchTemplate(before)}
        />
      )}
      <button
        type="button"
        aria-expanded={settings.strip}
        className="group flex min-h-9 min-w-0 items-center gap-1 rounded-faro text-note hover:bg-sunk aria-expanded:bg-sunk"
        onClick={() => arrange({ strip: !settings.strip })}
      >
        <Badge tone="beam" className="min-h-7 min-w-0">
          <span className="truncate">
            <Trans>Template: {template.name[language]}</Trans>
          </span>
          <Icon name="chevron-down" size={16} className="transition-transform group-aria-expanded:rotate-180" />
        </Badge>
      </button>
      {after && (
        <IconButton
          size="small"
          icon="chevron-right"
          label={t`Next template: ${after.name[language]}`}
          onClick={() => void switchTemplate(after)}
        />
      )}
    </div>
  )
}
