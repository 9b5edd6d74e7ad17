import { contentSchema, type ResumeContent } from '../../resume/schema/content.ts'

/** A fictional person, for the gallery and for new users. */
export const sampleEs: ResumeContent = contentSchema.parse({
  personalInfo: {
    fullName: 'Lucía Núñez Ibáñez',
    title: 'Ingeniera de software sénior',
    email: 'lucia.nunez@correo.example',
    phone: '+34 612 345 678',
    location: 'Valencia, España',
    linkedin: 'linkedin.com/in/lucia-nunez',
    website: 'https://lucianunez.example',
  },
  sections: {
    summary:
      'Ingeniera de software con nueve años de experiencia en productos web de gran tráfico. Dirijo equipos pequeños que entregan cada semana, mido lo que hago y escribo código que otras personas disfrutan de leer.',
    experience: [
      {
        id: 'experience-1',
        company: 'Marea Digital',
        position: 'Ingeniera de software sénior',
        startDate: '2021-03',
        current: true,
        location: 'Valencia, España',
        description: '',
        achievements: [
          'Reduje un 43 % el tiempo de carga de la tienda (de 3,7 s a 2,1 s) y las ventas móviles crecieron un 11 %.',
          'Dirijo un equipo de cinco personas; pasamos de un despliegue al mes a cuatro por semana sin incidencias graves.',
          'Diseñé la migración de 2,4 millones de cuentas a un nuevo sistema de pagos, sin un minuto de parada.',
        ],
      },
      {
        id: 'experience-2',
        company: 'Cooperativa Azahar',
        position: 'Desarrolladora web',
        startDate: '2017-09',
        endDate: '2021-02',
        location: 'Castellón, España',
        description: '',
        achievements: [
          'Construí el panel de pedidos que usan 180 agricultores cada día, con un 99,95 % de disponibilidad.',
          'Introduje pruebas automáticas: los errores en producción bajaron de 31 a 6 por trimestre.',
        ],
      },
      {
        id: 'experience-3',
        company: 'Estudio Rosa de los Vientos',
        position: 'Programadora en prácticas',
        startDate: '2016-06',
        endDate: '2017-08',
        description: 'Creé 14 sitios para museos y teatros, todos conformes con las pautas de accesibilidad WCAG.',
      },
    ],
    education: [
      {
        id: 'education-1',
        institution: 'Universitat Politècnica de València',
        degree: 'Grado en Ingeniería Informática',
        field: 'Ingeniería del software',
        startDate: '2012-09',
        endDate: '2016-06',
        honors: 'Premio extraordinario de fin de grado',
      },
    ],
    skills: {
      technical: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'AWS (S3, EC2)', 'Docker', 'GraphQL', 'Playwright'],
      languages: [
        { id: 'language-1', language: 'Español', proficiency: 'Nativo' },
        { id: 'language-2', language: 'Inglés', proficiency: 'Avanzado', detail: 'C1' },
        { id: 'language-3', language: 'Francés', proficiency: 'Intermedio' },
      ],
      soft: ['Mentoría', 'Comunicación clara', 'Pensamiento crítico'],
    },
    certifications: [
      { id: 'certification-1', name: 'AWS Solutions Architect', issuer: 'Amazon Web Services', date: '2023-05' },
    ],
  },
})
