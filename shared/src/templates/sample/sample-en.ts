import { contentSchema, type ResumeContent } from '../../resume/schema/content.ts'

/** A fictional person, for the gallery and for new users. */
export const sampleEn: ResumeContent = contentSchema.parse({
  personalInfo: {
    fullName: 'Martin Ashdown',
    title: 'Senior Product Manager',
    email: 'martin.ashdown@mail.example',
    phone: '+1 (415) 555-0142',
    location: 'Portland, OR',
    linkedin: 'linkedin.com/in/martin-ashdown',
    website: 'https://ashdown.example',
  },
  sections: {
    summary:
      'Product manager with nine years in payments and logistics. I turn vague problems into small releases that people use, and I keep the numbers honest: every launch has a measure, a date and an owner.',
    experience: [
      {
        id: 'experience-1',
        company: 'Harborline Systems',
        position: 'Senior Product Manager',
        startDate: '2021-03',
        current: true,
        location: 'Portland, OR',
        description: '',
        achievements: [
          'Led a team of nine that rebuilt the checkout; completed orders rose 14% and support tickets fell by a third.',
          'Cut the time from idea to release from eleven weeks to three by shipping behind flags and measuring weekly.',
          'Negotiated a carrier contract that saves $1.2 million a year across 40 warehouses.',
        ],
      },
      {
        id: 'experience-2',
        company: 'Northwind Freight',
        position: 'Product Manager',
        startDate: '2017-09',
        endDate: '2021-02',
        location: 'Seattle, WA',
        description: '',
        achievements: [
          'Launched a tracking service used by 2,300 shippers within its first year, with 99.95% availability.',
          'Introduced a research panel of 60 customers; five of the seven releases that followed met their target.',
        ],
      },
      {
        id: 'experience-3',
        company: 'Redfern & Co.',
        position: 'Business Analyst',
        startDate: '2016-06',
        endDate: '2017-08',
        description: 'Wrote the pricing model that replaced 14 spreadsheets and halved the monthly closing time.',
      },
    ],
    education: [
      {
        id: 'education-1',
        institution: 'University of Oregon',
        degree: 'Bachelor of Science',
        field: 'Economics',
        startDate: '2012-09',
        endDate: '2016-06',
        gpa: '3.8',
        honors: 'Magna cum laude',
      },
    ],
    skills: {
      technical: ['Roadmapping', 'SQL', 'A/B testing', 'Figma', 'Jira', 'Python', 'Looker', 'Pricing'],
      languages: [
        { id: 'language-1', language: 'English', proficiency: 'Nativo' },
        { id: 'language-2', language: 'Spanish', proficiency: 'Avanzado', detail: 'B2' },
      ],
      soft: ['Negotiation', 'Coaching', 'Clear writing'],
    },
    certifications: [
      { id: 'certification-1', name: 'Certified Scrum Product Owner', issuer: 'Scrum Alliance', date: '2022-04' },
    ],
  },
})
