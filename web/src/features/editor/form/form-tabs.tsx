import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TabPanel } from '#web/ui/tabs.tsx'
import { EducationForm } from '../sections/education-form.tsx'
import { ExperienceForm } from '../sections/experience-form.tsx'
import { MoreForm } from '../sections/more-form.tsx'
import { PersonalForm } from '../sections/personal-form.tsx'
import { SkillsForm } from '../sections/skills-form.tsx'
import { TranslationForm } from '../translation/translation-form.tsx'
import { FORM_TAB_NAMES, FORM_TABS, type FormTab } from './form-tab.ts'

const FORMS: Readonly<Record<FormTab, ReactNode>> = {
  personal: <PersonalForm />,
  experience: <ExperienceForm />,
  education: <EducationForm />,
  skills: <SkillsForm />,
  more: <MoreForm />,
  translation: <TranslationForm />,
}

/** The open part of the form below its name. */
export const FormTabs = () => {
  const { i18n } = useLingui()
  return FORM_TABS.map((tab) => (
    <TabPanel key={tab} value={tab} tabIndex={-1} className="@container pt-0! outline-none">
      <h2 tabIndex={-1} className="mb-3 font-serif text-title outline-none" data-form-heading>
        {i18n._(FORM_TAB_NAMES[tab])}
      </h2>
      {FORMS[tab]}
    </TabPanel>
  ))
}
