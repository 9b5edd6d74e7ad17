import { createJob, createSkills, createStudy } from '../example-parts.ts'

export const office = {
  styling: { order: ['summary', 'education', 'experience'] },
  personalInfo: {
    fullName: 'Harriet Olsen',
    title: 'Office Assistant',
    email: 'harriet.olsen@example.com',
    phone: '+1 (612) 555-0192',
    location: 'Minneapolis, MN',
  },
  sections: {
    summary:
      'Office assistant with a certificate in business administration and six years of restaurant work. I handle invoices, spreadsheets and the front desk, and I close each day with clean books.',
    experience: [
      createJob(
        'Office Assistant',
        'Lindqvist Accounting',
        'Minneapolis, MN',
        ['2024-03'],
        [
          'Enter about 180 invoices a month in QuickBooks and track due dates for 35 clients with Excel pivot tables.',
          'Sorted the digital archive by client and year; finding a receipt now takes one minute, down from ten.',
          'Prepare the monthly bank reconciliation for six companies, checked by the lead accountant without corrections.',
          'Answer about 25 calls and emails a day, each with a reply on the same day.',
        ],
      ),
      createJob(
        'Head Cashier',
        'Prairie Table Restaurant',
        'Saint Paul, MN',
        ['2018-04', '2024-02'],
        [
          'Closed the books of an 80-seat restaurant and cut cash differences from 14 to 2 a month.',
          'Ordered from nine suppliers and scheduled eleven people with a spreadsheet in Google Workspace.',
          'Trained four new cashiers to close a shift without help.',
        ],
      ),
    ],
    education: [
      createStudy('Certificate', 'Business administration', 'Mill City Community College', ['2023-03', '2023-12']),
      createStudy('High school diploma', 'General studies', 'Northfield High School', ['2013-09', '2017-06']),
    ],
    skills: createSkills(
      ['Excel (pivot tables)', 'QuickBooks', 'Invoicing', 'Bank reconciliation', 'Google Workspace'],
      ['Organization', 'Customer service', 'Discretion'],
      [['English', 'Nativo']],
    ),
  },
}

export const retail = {
  personalInfo: {
    fullName: 'Terrence Boyd',
    title: 'Store Supervisor',
    email: 'terrence.boyd@example.com',
    phone: '+1 (919) 555-0134',
    location: 'Raleigh, NC',
  },
  sections: {
    summary:
      'Store supervisor with ten years in footwear and sporting goods. I lead teams of up to twelve, look after inventory and train salespeople. Sales in my current store grew 9% in a year.',
    experience: [
      createJob(
        'Store Supervisor',
        'Stridewell Sports',
        'Raleigh, NC',
        ['2019-10'],
        [
          'Lead twelve people in a 6,500-square-foot store, and plan their shifts and goals.',
          'Raised sales 9% in a year with a running-shoe test area and weekly training.',
          'Cut inventory loss from 2.4% to 1.1% by counting one department a week.',
        ],
      ),
      createJob(
        'Sales Associate',
        'Pinecrest Shoes',
        'Durham, NC',
        ['2014-05', '2019-09'],
        [
          'Served about 70 customers a day on weekends and beat the sales goal in 31 of 40 months.',
          'Set up the store windows for four seasons a year.',
        ],
      ),
    ],
    education: [
      createStudy('Associate degree', 'Retail management', 'Wake Technical Community College', ['2012-08', '2014-05']),
    ],
    skills: createSkills(
      ['Scheduling', 'Inventory control', 'Visual merchandising', 'POS systems', 'Sales analysis in Excel'],
      ['Leadership', 'Negotiation', 'Customer service'],
      [
        ['English', 'Nativo'],
        ['Spanish', 'Básico'],
      ],
    ),
  },
}

export const trades = {
  personalInfo: {
    fullName: 'Wade Kowalczyk',
    title: 'Licensed Electrician',
    email: 'wade.kowalczyk@example.com',
    phone: '+1 (414) 555-0176',
    location: 'Milwaukee, WI',
  },
  sections: {
    summary:
      'Licensed electrician with nine years in homes, shops and plant maintenance. I read blueprints, label every panel and finish on schedule. OSHA 30 certified.',
    experience: [
      createJob(
        'Maintenance Electrician',
        'Lakeshore Paper Works',
        'Milwaukee, WI',
        ['2020-08'],
        [
          'Maintain 46 machines and four main panels on a monthly preventive schedule.',
          'Cut electrical stoppages from seven to two a month with thermal imaging and spare parts on site.',
          'Installed LED lighting in two halls, which lowered power use by 38%.',
        ],
      ),
      createJob(
        'Construction Electrician',
        'Badger Ridge Builders',
        'Waukesha, WI',
        ['2016-03', '2020-07'],
        [
          'Wired 120 apartments in three buildings, from blueprint to inspection.',
          'Led two apprentices and prepared the material orders for each floor.',
        ],
      ),
    ],
    education: [
      createStudy('Apprenticeship', 'Electrical construction', 'Milwaukee Area Technical College', [
        '2012-01',
        '2016-02',
      ]),
    ],
    skills: createSkills(
      [
        'Distribution panels',
        'Blueprint reading',
        'Thermal imaging',
        'Motor controls',
        'National Electrical Code',
        'Conduit bending',
      ],
      ['Reliability', 'Teamwork', 'Punctuality'],
      [['English', 'Nativo']],
    ),
    certifications: [
      {
        name: 'Journeyman electrician license',
        issuer: 'Wisconsin Department of Safety and Professional Services',
        date: '2016-02',
      },
      { name: 'OSHA 30-hour construction', issuer: 'OSHA Outreach Training Program', date: '2024-04' },
    ],
  },
}

export const student = {
  styling: { order: ['summary', 'education', 'projects', 'experience'] },
  personalInfo: {
    fullName: 'Maya Thornbury',
    title: 'Business Student',
    email: 'maya.thornbury@example.com',
    phone: '+1 (503) 555-0163',
    location: 'Eugene, OR',
    linkedin: 'linkedin.com/in/maya-thornbury-example',
  },
  sections: {
    summary:
      'Fourth-year business student with a warehouse internship and a project with real sales data. Looking for a part-time first job in purchasing or logistics.',
    education: [createStudy('Bachelor of Science', 'Business administration', 'University of Oregon', ['2022-09'])],
    experience: [
      createJob(
        'Warehouse Intern',
        'Fernhill Markets',
        'Eugene, OR',
        ['2025-06', '2025-08'],
        [
          'Checked in 40 trucks a week and corrected 210 item codes in SAP.',
          'Suggested storing groceries by turnover, which shortened restocking by 25 minutes a shift.',
          'Built a weekly report of missing items in Power BI that three buyers still use.',
        ],
      ),
    ],
    projects: [
      {
        name: 'Demand study for a neighborhood bakery',
        description:
          'Analyzed 11 months of sales with Excel pivot tables and proposed a daily order that cut leftover bread by 30%.',
        technologies: ['Excel', 'Power BI'],
        startDate: '2024-09',
        endDate: '2024-12',
      },
    ],
    volunteer: [
      {
        organization: 'River Road Library',
        role: 'Math tutor',
        startDate: '2023-03',
        endDate: '2024-12',
        description: 'Taught math to nine middle school students, two afternoons a week.',
      },
    ],
    skills: createSkills(
      ['Excel (pivot tables)', 'Power BI', 'SAP basics', 'Presentations'],
      ['Quick learning', 'Teamwork', 'Punctuality'],
      [
        ['English', 'Nativo'],
        ['Spanish', 'Intermedio'],
      ],
    ),
  },
}
