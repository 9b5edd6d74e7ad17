import { Trans } from '@lingui/react/macro'
import { listPhotoDesigns } from '#web/components/templates/photo-designs.ts'
import { useTemplatesOf } from '#web/components/templates/use-own-templates.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useEditor } from '../../editor-context.ts'
import { useSwitchTemplate } from '../../switcher/use-switch-template.ts'
import { useTemplate } from '../../use-template.ts'

/** Says why the open design does not print the photo, and offers designs that do; nothing where it prints one. */
export const NoPlaceNotice = () => {
  const language = useLanguage()
  const template = useTemplate()
  const templates = useTemplatesOf(useEditor().store) ?? []
  const switchTemplate = useSwitchTemplate()
  if (template?.photo !== 'none') return null
  return (
    <Notice
      live="status"
      className="mt-3"
      title={<Trans>{template.name[language]} doesn’t show a photo.</Trans>}
      actions={listPhotoDesigns(templates, template).map((design) => (
        <Button key={design.id} size="small" onClick={() => void switchTemplate(design)}>
          <Trans>Switch to {design.name[language]}</Trans>
        </Button>
      ))}
    >
      {template.photoReason?.[language] ?? <Trans>These designs have space for a photo.</Trans>}
    </Notice>
  )
}
