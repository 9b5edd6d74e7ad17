import type { Language } from '../../languages.ts'

/** Titles of the custom sections for what has no section of its own, by language. */
export const SECTION_TITLES = {
  publications: { es: 'Publicaciones', en: 'Publications' },
  courses: { es: 'Cursos', en: 'Courses' },
  patents: { es: 'Patentes', en: 'Patents' },
  organizations: { es: 'Organizaciones', en: 'Organizations' },
  scores: { es: 'Resultados de exámenes', en: 'Test scores' },
  causes: { es: 'Causas', en: 'Causes' },
  references: { es: 'Referencias', en: 'References' },
  'driving-license': { es: 'Permiso de conducir', en: 'Driving license' },
  interests: { es: 'Intereses', en: 'Interests' },
  networks: { es: 'Redes y asociaciones', en: 'Networks and memberships' },
  conferences: { es: 'Conferencias y seminarios', en: 'Conferences and seminars' },
  'creative-works': { es: 'Obras', en: 'Creative works' },
  activities: { es: 'Actividades sociales y políticas', en: 'Social and political activities' },
  'communication-skills': { es: 'Competencias comunicativas', en: 'Communication skills' },
  'organizational-skills': { es: 'Competencias de organización', en: 'Organizational skills' },
  'management-skills': { es: 'Competencias de gestión', en: 'Management skills' },
  'job-skills': { es: 'Competencias relacionadas con el empleo', en: 'Job-related skills' },
  'digital-skills': { es: 'Competencias digitales', en: 'Digital skills' },
  'other-skills': { es: 'Otras competencias', en: 'Other skills' },
} as const satisfies Record<string, Record<Language, string>>

export type CustomSectionKey = keyof typeof SECTION_TITLES
