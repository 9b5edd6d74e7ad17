export const FORM_TABS = ['personal', 'experience', 'education', 'skills', 'more'] as const
export type FormTab = (typeof FORM_TABS)[number]

const TAB_BY_SECTION: Readonly<Record<string, FormTab>> = {
  personalInfo: 'personal',
  summary: 'personal',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  languages: 'skills',
}

/** Returns the form tab that shows a document path. */
export const getFormTab = (path: readonly string[]): FormTab => TAB_BY_SECTION[path[0] ?? ''] ?? 'more'
