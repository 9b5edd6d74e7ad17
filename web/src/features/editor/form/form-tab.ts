import type { FormTab } from './form-tabs.tsx'

const TABS: Readonly<Record<string, FormTab>> = {
  personalInfo: 'personal',
  summary: 'personal',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  languages: 'skills',
}

/** The tab of the form where a field of the document stands. */
export const tabOf = (path: readonly string[]): FormTab => TABS[path[0] ?? ''] ?? 'more'
