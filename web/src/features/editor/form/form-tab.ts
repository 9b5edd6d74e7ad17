import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const FORM_TABS = ['personal', 'experience', 'education', 'skills', 'more', 'translation'] as const
export type FormTab = (typeof FORM_TABS)[number]

export const FORM_TAB_NAMES: Readonly<Record<FormTab, MessageDescriptor>> = {
  personal: msg`Personal`,
  experience: msg`Experience`,
  education: msg`Education`,
  skills: msg`Skills`,
  more: msg`More`,
  translation: msg`Translation`,
}

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

/** Returns the form tab with a name, the first one for any other text. */
export const toFormTab = (name: string): FormTab => FORM_TABS.find((tab) => tab === name) ?? 'personal'
