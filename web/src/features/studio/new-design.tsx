import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import { useTemplates } from '#web/components/templates/use-templates.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { createDesign } from './create-design.ts'
import { importDesign } from './design-file.ts'
import { FileButton } from './file-button.tsx'

/** Starts a design from a template, a brand, or either from a file. */
export const NewDesign = ({ onStart }: { onStart: (saved: SavedDesign) => void }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const templates = useTemplates()
  const [templateId, setTemplateId] = useState('clara')
  const [error, setError] = useState<string | null>(null)
  const [first] = templates ?? []
  const template = templates?.find(({ id }) => id === templateId) ?? first
  const open = async ([file]: readonly File[]) => {
    if (!file) return
    setError(null)
    await importDesign(file).then(onStart, (thrown: unknown) => setError(getErrorMessage(thrown, language)))
  }
  const start = (isBrand: boolean) => {
    if (template) onStart(createDesign(isBrand ? t`My brand` : t`My design`, isBrand ? null : template, template))
  }
  return (
    <Panel tone="sunk" padding="small">
      <div className="flex flex-wrap items-end gap-3">
        <Field className="min-w-52 flex-1" label={<Trans>Start from</Trans>}>
          <Select value={template?.id ?? ''} onChange={({ target }) => setTemplateId(target.value)}>
            {templates?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </Select>
        </Field>
        <Button kind="primary" icon="plus" disabled={!template} onClick={() => start(false)}>
          <Trans>New design</Trans>
        </Button>
        <Button icon="palette" disabled={!template} onClick={() => start(true)}>
          <Trans>New brand</Trans>
        </Button>
        <FileButton accept=".json,application/json" onFiles={(files) => void open(files)}>
          <Trans>Import a file</Trans>
        </FileButton>
      </div>
      {error !== null && <Notice className="mt-3" tone="bad" live="alert" title={error} />}
    </Panel>
  )
}
