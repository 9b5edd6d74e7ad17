import type { ResumeContent } from '#shared/resume/schema/content.ts'

/** Sample CV of the public demo: a fictional person, with mistakes that are common in real CVs. */
export const sampleEn: Pick<ResumeContent, 'personalInfo' | 'sections'> = {
  personalInfo: {
    fullName: 'Lucía Ferrer Ibáñez',
    title: 'Data Analyst',
    email: 'lucia.ferrer@example.com',
    phone: '612 345 678',
    location: 'Valencia, Spain',
  },
  sections: {
    summary:
      'I am a proactive and dynamic person, eager to learn, a team player who works well under pressure. I am looking for a position where I can grow as a data analyst.',
    experience: [
      {
        id: 'experience-1',
        company: 'Mercado Turia',
        position: 'Senior Data Analyst',
        startDate: '03/2022',
        current: true,
        location: 'Valencia',
        description: '',
        achievements: [
          'Designed Power BI dashboards that 60 people in sales and operations open every day.',
          'Cut month-end closing time by 38% by automating reports with Python and SQL.',
          'Responsible for training new colleagues.',
          'Participation in results-oriented continuous improvement projects.',
        ],
      },
      {
        id: 'experience-2',
        company: 'Logística Albufera',
        position: 'Data Analyst',
        startDate: '09/2019',
        endDate: '02/2022',
        location: 'Valencia',
        description: '',
        achievements: [
          'Built the data warehouse of the logistics centers in PostgreSQL.',
          'In charge of preparing the weekly reports for management.',
          'Data cleaning and documentation tasks.',
        ],
      },
      {
        id: 'experience-3',
        company: 'Estudio Norte',
        position: 'Web Analytics Intern',
        startDate: '01/2019',
        endDate: '06/2019',
        location: 'Castellón',
        description: '',
        achievements: ['Helped with the Google Analytics reports of several clients.'],
      },
    ],
    education: [
      {
        id: 'education-1',
        institution: 'Universitat Jaume I',
        degree: "Bachelor's Degree",
        field: 'Computational Mathematics',
        startDate: '09/2014',
        endDate: '06/2018',
      },
    ],
    skills: {
      technical: ['SQL', 'Power BI', 'Excel', 'Tableau', 'Airflow', 'dbt', 'Spark', 'R', 'Word'],
      languages: [
        { id: 'language-1', language: 'Spanish', proficiency: 'Nativo' },
        { id: 'language-2', language: 'Valencian', proficiency: 'Nativo' },
        { id: 'language-3', language: 'English', proficiency: 'Avanzado', detail: 'C1' },
      ],
      soft: ['Communication', 'Teamwork'],
    },
    custom: [
      { id: 'custom-1', title: 'Personal details', items: ['Date of birth: 14/03/1996', 'Marital status: single'] },
    ],
  },
}
