import type { DocumentMessages } from '../types.ts'

export const documentEn: DocumentMessages = {
  sections: {
    summary: 'Professional Summary',
    experience: 'Work Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    projects: 'Projects',
    certifications: 'Certifications',
    awards: 'Awards',
    volunteer: 'Volunteer Experience',
  },
  contact: 'Contact',
  technical: 'Technical',
  soft: 'Interpersonal',
  present: 'Present',
  inProgress: 'In progress',
  gpa: 'GPA',
  credential: 'Credential',
  expires: 'Expires',
  page: (page, pages) => `Page ${page} of ${pages}`,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  proficiency: { Básico: 'Basic', Intermedio: 'Intermediate', Avanzado: 'Advanced', Nativo: 'Native' },
  documentTitle: (fullName) => `${fullName} – Resume`,
  untitled: 'Resume',
}
