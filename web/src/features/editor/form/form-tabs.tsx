import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { EducationForm } from '../sections/education-form.tsx'
import { ExperienceForm } from '../sections/experience-form.tsx'
import { MoreForm } from '../sections/more-form.tsx'
import { PersonalForm } from '../sections/personal-form.tsx'
import { SkillsForm } from '../sections/skills-form.tsx'

import { FORM_TABS, type FormTab } from './form-tab.ts'

interface FormTabsProps {
  tab: FormTab
  onTab: (tab: FormTab) => void
}

export const FormTabs = ({ tab, onTab }: FormTabsProps) => {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tabList = list.current
    const selected = tabList?.querySelector<HTMLElement>(`[role="tab"]:nth-of-type(${FORM_TABS.indexOf(tab) + 1})`)
    if (!tabList || !selected) return
    // Keeps the selected tab centered when the tabs overflow, also after the phone is rotated.
    const observer = new ResizeObserver(() =>
      tabList.scrollTo({ left: selected.offsetLeft - (tabList.clientWidth - selected.offsetWidth) / 2 }),
    )
    observer.observe(tabList)
    return () => observer.disconnect()
  }, [tab])
  return (
    <Tabs value={tab} onValueChange={(value) => onTab(FORM_TABS.find((name) => name === value) ?? 'personal')}>
      <TabList ref={list} aria-label={t`Parts of the resume`}>
        <Tab value="personal">
          <Trans>Personal</Trans>
        </Tab>
        <Tab value="experience">
          <Trans>Experience</Trans>
        </Tab>
        <Tab value="education">
          <Trans>Education</Trans>
        </Tab>
        <Tab value="skills">
          <Trans>Skills</Trans>
        </Tab>
        <Tab value="more">
          <Trans>More</Trans>
        </Tab>
      </TabList>
      <TabPanel value="personal">
        <PersonalForm />
      </TabPanel>
      <TabPanel value="experience">
        <ExperienceForm />
      </TabPanel>
      <TabPanel value="education">
        <EducationForm />
      </TabPanel>
      <TabPanel value="skills">
        <SkillsForm />
      </TabPanel>
      <TabPanel value="more">
        <MoreForm />
      </TabPanel>
    </Tabs>
  )
}
