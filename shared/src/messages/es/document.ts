import type { DocumentMessages } from '../types.ts'

export const documentEs: DocumentMessages = {
  sections: {
    summary: 'Perfil profesional',
    experience: 'Experiencia laboral',
    education: 'Educación',
    skills: 'Habilidades',
    languages: 'Idiomas',
    projects: 'Proyectos',
    certifications: 'Certificaciones',
    awards: 'Premios',
    volunteer: 'Voluntariado',
  },
  contact: 'Contacto',
  technical: 'Técnicas',
  soft: 'Interpersonales',
  present: 'Presente',
  inProgress: 'En curso',
  gpa: 'Nota media',
  credential: 'Credencial',
  expires: 'Vence',
  page: (page, pages) => `Página ${page} de ${pages}`,
  months: ['ene.', 'feb.', 'mar.', 'abr.', 'may.', 'jun.', 'jul.', 'ago.', 'sept.', 'oct.', 'nov.', 'dic.'],
  fullMonths: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'
    .split(' ')
    .map((month) => `${month} de`),
  proficiency: { Básico: 'Básico', Intermedio: 'Intermedio', Avanzado: 'Avanzado', Nativo: 'Nativo' },
  documentTitle: (fullName) => `Currículum de ${fullName}`,
  untitled: 'Currículum',
  letterTitle: (fullName) => `Carta de presentación de ${fullName}`,
  untitledLetter: 'Carta de presentación',
}
