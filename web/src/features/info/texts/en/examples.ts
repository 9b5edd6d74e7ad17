import type { InfoExample, InfoPageText } from '../../info-texts.ts'

export const examplesPage: InfoPageText = {
  title: 'Resume examples',
  lead: 'Eight complete resumes of fictional people. Open the one closest to yours and replace its details with your own.',
  summary:
    'Eight resume examples, ready to open in the editor: care, kitchen, teaching, office, retail, software, electrical work and a first job.',
  sections: [],
}

export const exampleCards: readonly InfoExample[] = [
  {
    id: 'care',
    trade: 'Certified nursing assistant',
    note: 'Care work described with facts: residents, shifts and results.',
    templateId: 'clara',
  },
  {
    id: 'kitchen',
    trade: 'Line cook',
    note: 'Covers a night, stations and waste say more than “passion for food.”',
    templateId: 'marea',
  },
  {
    id: 'teaching',
    trade: 'Elementary school teacher',
    note: 'Classes, projects and what students achieved, with the teaching license easy to find.',
    templateId: 'toledo',
  },
  {
    id: 'office',
    trade: 'Office assistant',
    note: 'A change from restaurant work: the summary connects both jobs, and the course comes first.',
    templateId: 'norte',
  },
  {
    id: 'retail',
    trade: 'Store supervisor',
    note: 'Team, sales and inventory, with before-and-after numbers.',
    templateId: 'oxford',
  },
  {
    id: 'software',
    trade: 'Software engineer',
    note: 'Results for the people who use the product, not just a list of technologies.',
    templateId: 'plano',
  },
  {
    id: 'trades',
    trade: 'Electrician',
    note: 'Licenses, types of installations and completed jobs, all easy to find.',
    templateId: 'vector',
  },
  {
    id: 'student',
    trade: 'Student: first job',
    note: 'No long work history: education comes first, and projects and volunteering count.',
    templateId: 'faro',
  },
]
