/** A fictitious person, in both languages. */
export const SAMPLE = {
  personalInfo: {
    fullName: 'Inés Carballo Otero',
    title: { es: 'Jefa de producto', en: 'Product manager' },
    email: 'ines.carballo@example.com',
    phone: '+34 611 234 567',
    location: { es: 'A Coruña, España', en: 'A Coruña, Spain' },
    linkedin: 'linkedin.com/in/ines-carballo-example',
    website: 'inescarballo.example.com',
  },
  summary: {
    es: 'Jefa de producto con 9 años en comercio y logística. Llevo equipos de 6 a 14 personas desde la investigación hasta el lanzamiento; mi último producto pasó de 0 a 48.000 usuarios al mes en un año.',
    en: 'Product manager with 9 years in retail and logistics. I lead teams of 6 to 14 people from research to launch; my latest product went from 0 to 48,000 monthly users in one year.',
  },
  experience: [
    {
      id: 'sample-experience-1',
      company: 'Naviera Atlántica',
      position: { es: 'Jefa de producto', en: 'Product manager' },
      startDate: { value: '2021-03', text: '03/2021' },
      current: true,
      location: { es: 'A Coruña', en: 'A Coruña' },
      description: {
        es: 'Responsable del portal con el que 2.300 clientes reservan y siguen su carga.',
        en: 'In charge of the portal where 2,300 customers book and track their cargo.',
      },
      achievements: [
        {
          id: 'sample-1',
          text: {
            es: 'Reduje un 41 % el tiempo de reserva tras 32 entrevistas y 5 iteraciones.',
            en: 'Cut booking time by 41% after 32 interviews and 5 iterations.',
          },
        },
        {
          id: 'sample-2',
          text: {
            es: 'Lancé el seguimiento en directo: 48.000 usuarios al mes y un 27 % menos de llamadas.',
            en: 'Launched live tracking: 48,000 monthly users and 27% fewer calls.',
          },
        },
        {
          id: 'sample-3',
          text: {
            es: 'Negocié 3 integraciones con puertos que ahorran 180.000 € al año.',
            en: 'Negotiated 3 port integrations that save €180,000 a year.',
          },
        },
      ],
    },
    {
      id: 'sample-experience-2',
      company: 'Mercados del Norte',
      position: { es: 'Analista de producto', en: 'Product analyst' },
      startDate: { value: '2016-09', text: '09/2016' },
      endDate: { value: '2021-02', text: '02/2021' },
      location: { es: 'Vigo', en: 'Vigo' },
      description: {},
      achievements: [
        {
          id: 'sample-4',
          text: {
            es: 'Construí el panel de ventas que usan a diario 120 tiendas.',
            en: 'Built the sales dashboard that 120 shops use every day.',
          },
        },
        {
          id: 'sample-5',
          text: {
            es: 'Aumenté un 18 % el pedido medio con 11 experimentos.',
            en: 'Raised the average order by 18% with 11 experiments.',
          },
        },
      ],
    },
  ],
  education: [
    {
      id: 'sample-education-1',
      institution: 'Universidade da Coruña',
      degree: { es: 'Grado', en: 'Bachelor’s degree' },
      field: { es: 'Administración y dirección de empresas', en: 'Business administration' },
      startDate: { value: '2012-09', text: '09/2012' },
      endDate: { value: '2016-06', text: '06/2016' },
    },
  ],
  skills: {
    technical: {
      es: ['Investigación de usuarios', 'SQL', 'Figma', 'Pruebas A/B', 'Analítica web'],
      en: ['User research', 'SQL', 'Figma', 'A/B testing', 'Web analytics'],
    },
    soft: { es: ['Negociación', 'Presentaciones'], en: ['Negotiation', 'Presentations'] },
  },
  languages: [
    { id: 'sample-language-1', language: { es: 'Gallego', en: 'Galician' }, proficiency: 'native' },
    { id: 'sample-language-2', language: { es: 'Español', en: 'Spanish' }, proficiency: 'native' },
    { id: 'sample-language-3', language: { es: 'Inglés', en: 'English' }, proficiency: 'advanced', detail: 'C1' },
  ],
  certifications: [
    {
      id: 'sample-certification-1',
      name: { es: 'Professional Scrum Product Owner II', en: 'Professional Scrum Product Owner II' },
      issuer: 'Scrum.org',
      date: { value: '2022-05', text: '05/2022' },
    },
  ],
}
