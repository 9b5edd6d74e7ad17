import type { ResumeContent } from '#shared/resume/schema/content.ts'

/** Sample CV of the public demo: a fictional person, with mistakes that are common in real CVs. */
export const sampleEs: Pick<ResumeContent, 'personalInfo' | 'sections'> = {
  personalInfo: {
    fullName: 'Lucía Ferrer Ibáñez',
    title: 'Analista de datos',
    email: 'lucia.ferrer@example.com',
    phone: '612 345 678',
    location: 'Valencia, España',
  },
  sections: {
    summary:
      'Soy una persona proactiva y dinámica, con muchas ganas de aprender, que trabaja bien en equipo y bajo presión. Busco un puesto donde pueda crecer como analista de datos.',
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
          'Diseñé paneles en Power BI que consultan a diario 60 personas de ventas y operaciones.',
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
          'Construí el almacén de datos de los centros logísticos en PostgreSQL.',
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
      technical: ['SQL', 'Power BI', 'Excel', 'Tableau', 'Airflow', 'dbt', 'Spark', 'R', 'Word'],
      languages: [
        { id: 'language-1', language: 'Español', proficiency: 'Nativo' },
        { id: 'language-2', language: 'Valenciano', proficiency: 'Nativo' },
        { id: 'language-3', language: 'Inglés', proficiency: 'Avanzado', detail: 'C1' },
      ],
      soft: ['Comunicación', 'Trabajo en equipo'],
    },
    custom: [
      {
        id: 'custom-1',
        title: 'Datos personales',
        items: ['Fecha de nacimiento: 14/03/1996', 'Estado civil: soltera'],
      },
    ],
  },
}
