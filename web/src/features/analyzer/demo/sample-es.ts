import type { ResumeContent } from '#shared/resume/content.ts'

/** The sample CV of the live demo: good, with the slips that people really make. Nobody's own; our work. */
export const sampleEs: Pick<ResumeContent, 'personalInfo' | 'sections'> = {
  personalInfo: {
    fullName: 'Lucía Ferrer Ibáñez',
    title: 'Analista de datos',
    email: 'lucia.ferrer@example.com',
    phone: '+34 612 345 678',
    location: 'Valencia, España',
    linkedin: 'linkedin.com/in/luciaferrer-example',
    website: 'luciaferrer.example.com',
  },
  sections: {
    summary:
      'Analista de datos con seis años de experiencia en comercio electrónico y logística. Convierto datos dispersos en paneles que el negocio usa cada lunes. Soy una persona proactiva y trabajo bien en equipo.',
    experience: [
      {
        id: 'experience-1',
        company: 'Mercado Turia',
        position: 'Analista de datos sénior',
        startDate: '03/2022',
        current: true,
        location: 'Valencia',
        description: '',
        achievements: [
          'Diseñé 14 paneles en Power BI que consultan a diario 60 personas de ventas y operaciones.',
          'Reduje un 38 % el tiempo de cierre mensual al automatizar informes con Python y SQL.',
          'Responsable de la formación de nuevos compañeros.',
          'Participación en proyectos de mejora continua orientados a resultados.',
        ],
      },
      {
        id: 'experience-2',
        company: 'Logística Albufera',
        position: 'Analista de datos',
        startDate: '09/2019',
        endDate: '02/2022',
        location: 'Valencia',
        description: '',
        achievements: [
          'Construí el almacén de datos de 3 centros logísticos en PostgreSQL.',
          'Encargada de hacer los informes semanales para dirección.',
          'Tareas de limpieza y documentación de datos.',
        ],
      },
      {
        id: 'experience-3',
        company: 'Estudio Norte',
        position: 'Becaria de analítica web',
        startDate: '01/2019',
        endDate: '06/2019',
        location: 'Castellón',
        description: '',
        achievements: ['Ayudé con los informes de Google Analytics de varios clientes.'],
      },
    ],
    education: [
      {
        id: 'education-1',
        institution: 'Universitat Jaume I',
        degree: 'Grado',
        field: 'Matemática Computacional',
        startDate: '09/2014',
        endDate: '06/2018',
      },
    ],
    skills: {
      technical: ['SQL', 'Python', 'Power BI', 'PostgreSQL', 'Excel', 'Tableau', 'Airflow', 'dbt', 'Spark', 'R'],
      languages: [
        { id: 'language-1', language: 'Español', proficiency: 'Nativo' },
        { id: 'language-2', language: 'Valenciano', proficiency: 'Nativo' },
        { id: 'language-3', language: 'Inglés', proficiency: 'Avanzado', detail: 'C1' },
      ],
      soft: ['Comunicación', 'Trabajo en equipo'],
    },
    certifications: [
      { id: 'certification-1', name: 'Power BI Data Analyst Associate', issuer: 'Microsoft', date: '05/2023' },
    ],
  },
}
