import type { ResumeContent } from '../schema/content.ts'
import type { ResumeDocument } from '../schema/document.ts'

/**
 * A resume without what its PDF is not to show: hidden sections and entries, and a photo that is not printed. Who gets
 * the PDF must not find them in its data.
 */
export const omitHidden = (resume: ResumeDocument | ResumeContent): ResumeDocument | ResumeContent => {
  const isPhotoShown = resume.styling.showPhoto === true
  if (!('hiddenSections' in resume))
    return isPhotoShown ? resume : { ...resume, personalInfo: { ...resume.personalInfo, photo: undefined } }
  const shown = omitHiddenSections(resume)
  return isPhotoShown ? shown : { ...shown, personalInfo: { ...shown.personalInfo, photo: undefined } }
}

const omitHiddenSections = (document: ResumeDocument): ResumeDocument => {
  const list = <E extends { readonly hidden: boolean }>(section: string, entries: readonly E[]): E[] =>
    document.hiddenSections.includes(section) ? [] : entries.filter((entry) => !entry.hidden)
  const isHidden = (section: string) => document.hiddenSections.includes(section)
  return {
    ...document,
    summary: isHidden('summary') ? {} : document.summary,
    skills: isHidden('skills') ? { technical: {}, soft: {}, groups: [] } : document.skills,
    experience: list('experience', document.experience),
    education: list('education', document.education),
    languages: list('languages', document.languages),
    certifications: list('certifications', document.certifications),
    projects: list('projects', document.projects),
    awards: list('awards', document.awards),
    volunteer: list('volunteer', document.volunteer),
    custom: document.custom.filter((section) => !section.hidden && !isHidden(`custom:${section.id}`)),
  }
}
