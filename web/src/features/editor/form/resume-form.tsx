import { useLingui } from '@lingui/react/macro'
import type { Template } from '#shared/templates/template.ts'
import { DesignPanel } from '../design/design-panel.tsx'
import { ProblemSummary } from '../validation/problem-summary.tsx'
import type { FormSubmit } from '../validation/use-form-submit.ts'
import { FormActions } from './form-actions.tsx'
import { FormTabs } from './form-tabs.tsx'
import type { FormNavigation } from './use-form-navigation.ts'

/** The scroll margin keeps a focused field clear of the action bar at the bottom. */
const FORM_CLASS = 'min-w-0 [&_input]:scroll-mb-28 [&_select]:scroll-mb-28 [&_textarea]:scroll-mb-28'

interface ResumeFormProps {
  template: Template | null
  readOnly: boolean
  busy: boolean
  form: FormSubmit
  navigation: FormNavigation
  onPreview: () => void
}

/** Design, sections and actions of the open document. Submitting it downloads the PDF. */
export const ResumeForm = ({ template, readOnly, busy, form, navigation, onPreview }: ResumeFormProps) => {
  const { t } = useLingui()
  const { problems, submit, submitAnyway } = form
  return (
    <form
      noValidate
      aria-label={t`Resume form`}
      className={FORM_CLASS}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <fieldset disabled={readOnly} className="min-w-0">
        {template && <DesignPanel template={template} />}
        <div className="pt-4">
          {problems.length > 0 && (
            <div className="mb-4">
              <ProblemSummary problems={problems} onGoToField={navigation.goToField} onSubmitAnyway={submitAnyway} />
            </div>
          )}
          <FormTabs tab={navigation.tab} onTab={navigation.setTab} />
        </div>
      </fieldset>
      <FormActions busy={busy} onPreview={onPreview} />
    </form>
  )
}
