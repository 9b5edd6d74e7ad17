import { useLingui } from '@lingui/react/macro'
import { ProblemSummary } from '../validation/problem-summary.tsx'
import type { FormSubmit } from '../validation/use-form-submit.ts'
import { FormTabs } from './form-tabs.tsx'
import type { FormNavigation } from './use-form-navigation.ts'

/** For the submit button, which stands in a bar outside of the form. */
export const RESUME_FORM_ID = 'resume-form'

/** The scroll margin keeps a focused field clear of the bar at the bottom. */
const FORM_CLASS = 'min-w-0 max-lg:[&_:is(input,select,textarea)]:scroll-mb-28'

interface ResumeFormProps {
  readOnly: boolean
  form: FormSubmit
  navigation: FormNavigation
}

/** The sections of the open document. Submitting it downloads the PDF. */
export const ResumeForm = ({ readOnly, form, navigation }: ResumeFormProps) => {
  const { t } = useLingui()
  const { problems, submit, submitAnyway } = form
  return (
    <form
      id={RESUME_FORM_ID}
      noValidate
      aria-label={t`Resume form`}
      className={FORM_CLASS}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <fieldset disabled={readOnly} className="min-w-0">
        {problems.length > 0 && (
          <div className="mb-4">
            <ProblemSummary problems={problems} onGoToField={navigation.goToField} onSubmitAnyway={submitAnyway} />
          </div>
        )}
        <FormTabs />
      </fieldset>
    </form>
  )
}
