import { useLingui } from '@lingui/react/macro'
import type { Template } from '#shared/templates/template.ts'
import { DesignPanel } from '../design/design-panel.tsx'
import { useEditor } from '../editor-context.ts'
import type { EditorSlots } from '../editor-slots.ts'
import type { GoToField } from '../form/use-form-navigation.ts'
import { JobPanel } from '../job/job-panel.tsx'
import { ScorePanel } from '../score/score-panel.tsx'
import { SidePanel } from './side-panel.tsx'
import { useWorkspace } from './use-workspace.ts'

interface PanelsProps {
  template: Template | null
  readOnly: boolean
  onGoToField: GoToField
  /** Makes the form visible, for what opens in it. */
  onShowForm: () => void
  onSuggest: () => void
  LetterPanel: EditorSlots['LetterPanel']
}

/** The open side panel; nothing when none is open. */
export const Panels = ({ template, readOnly, onGoToField, onShowForm, onSuggest, LetterPanel }: PanelsProps) => {
  const { t } = useLingui()
  const { store } = useEditor()
  const { open } = useWorkspace()
  if (open === 'design')
    return (
      <SidePanel key={open} title={t`Design`}>
        <fieldset disabled={readOnly} className="min-w-0">
          {template && <DesignPanel template={template} />}
        </fieldset>
      </SidePanel>
    )
  if (open === 'score')
    return (
      <SidePanel key={open} title={t`This resume’s score`}>
        <ScorePanel onOpenFinding={onShowForm} onSuggest={onSuggest} />
      </SidePanel>
    )
  if (open === 'job')
    return (
      <SidePanel key={open} title={t({ message: 'Job', context: 'panel of the editor' })}>
        <JobPanel onGoToField={onGoToField} onOpenFinding={onShowForm} />
      </SidePanel>
    )
  if (open === 'letter')
    return (
      <SidePanel key={open} title={t`Letter`}>
        <LetterPanel store={store} />
      </SidePanel>
    )
  return null
}
