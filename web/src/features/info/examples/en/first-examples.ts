import { createJob, createSkills, createStudy } from '../example-parts.ts'

export const care = {
  personalInfo: {
    fullName: 'Denise Abernathy',
    title: 'Certified Nursing Assistant',
    email: 'denise.abernathy@example.com',
    phone: '+1 (614) 555-0127',
    location: 'Columbus, OH',
  },
  sections: {
    summary:
      'Certified nursing assistant with eight years in long-term and home care. I look after residents with dementia, record every change and keep families informed. Looking for a steady day shift.',
    experience: [
      createJob(
        'Certified Nursing Assistant',
        'Maple Hollow Care Center',
        'Columbus, OH',
        ['2020-02'],
        [
          'Care for 14 residents a shift, six of them with dementia, including hygiene, meals and transfers.',
          'Set up a repositioning log with the charge nurse; new pressure sores fell from nine to two in a year.',
          'Trained seven new assistants to use the lift safely and prevent falls.',
        ],
      ),
      createJob(
        'Home Health Aide',
        'Brightwater Home Care',
        'Dayton, OH',
        ['2016-09', '2020-01'],
        [
          'Visited five clients a day and coordinated their medication with two clinics.',
          'Wrote weekly reports for families, which cut urgent calls by half.',
          'Checked vital signs at each visit and charted them in PointClickCare, so nurses saw changes the same day.',
        ],
      ),
    ],
    education: [
      createStudy('Certificate', 'Nursing assistance', 'Scioto Valley Technical College', ['2016-01', '2016-06']),
    ],
    skills: createSkills(
      ['Safe transfers', 'Dementia care', 'Vital signs', 'Pressure sore prevention', 'PointClickCare charting'],
      ['Patience', 'Teamwork', 'Listening'],
      [
        ['English', 'Nativo'],
        ['Spanish', 'Básico'],
      ],
    ),
    certifications: [
      { name: 'State Tested Nurse Aide', issuer: 'Ohio Department of Health', date: '2016-07' },
      { name: 'CPR and first aid', issuer: 'American Red Cross', date: '2025-03' },
    ],
  },
}

export const kitchen = {
  personalInfo: {
    fullName: 'Marcus Delacroix',
    title: 'Line Cook, Fish Station',
    email: 'marcus.delacroix@example.com',
    phone: '+1 (504) 555-0148',
    location: 'New Orleans, LA',
  },
  sections: {
    summary:
      'Line cook with seven years in seafood restaurants and banquets. I run the fish station on nights of up to 180 covers, keep waste low and train new cooks.',
    experience: [
      createJob(
        'Line Cook, Fish Station',
        'The Tidewater Room',
        'New Orleans, LA',
        ['2021-05'],
        [
          'Run the fish station with two cooks on nights of 180 covers, with ticket times under 14 minutes.',
          'Cut fresh fish waste from 11% to 6% with daily orders and portion control.',
          'Created eight seasonal dishes; two are among the five best sellers on the menu.',
        ],
      ),
      createJob(
        'Prep Cook',
        'Grand Levee Hotel',
        'Baton Rouge, LA',
        ['2018-02', '2021-04'],
        [
          'Prepared banquets for up to 300 guests and logged cooler temperatures every day.',
          'Organized deliveries from 12 suppliers with date labels on every shelf.',
          'Prepared recipe costing for 40 dishes and counted inventory weekly, which cut excess orders by 12%.',
        ],
      ),
    ],
    education: [
      createStudy('Associate degree', 'Culinary arts', 'Gulf Shore Culinary Institute', ['2015-08', '2017-12']),
    ],
    skills: createSkills(
      ['Fish and shellfish', 'Sous vide', 'Recipe costing', 'Inventory', 'Banquets'],
      ['Working under pressure', 'Organization', 'Training'],
      [
        ['English', 'Nativo'],
        ['French', 'Intermedio'],
      ],
    ),
    certifications: [{ name: 'ServSafe Food Handler', issuer: 'National Restaurant Association', date: '2024-09' }],
  },
}

export const teaching = {
  personalInfo: {
    fullName: 'Priya Ramanathan',
    title: 'Elementary School Teacher',
    email: 'priya.ramanathan@example.com',
    phone: '+1 (512) 555-0163',
    location: 'Austin, TX',
    linkedin: 'linkedin.com/in/priya-ramanathan-example',
  },
  sections: {
    summary:
      'Elementary teacher with nine years in the classroom and an ESL endorsement. I teach through projects, follow each student’s progress with data and work with families from the first month.',
    experience: [
      createJob(
        'Fifth Grade Teacher',
        'Juniper Creek Elementary',
        'Austin, TX',
        ['2019-08'],
        [
          'Teach 24 students and lead a grade-level team of five.',
          'Designed a plan of 20 minutes of daily reading: students below grade level went from eight to three in a year.',
          'Started a school garden with four classes, which we use to teach science and measurement.',
        ],
      ),
      createJob(
        'ESL Teacher',
        'Pecan Grove School',
        'Round Rock, TX',
        ['2016-08', '2019-06'],
        [
          'Prepared 46 students for the state language assessment; 41 moved up a level.',
          'Built a bank of 60 speaking activities that the school still uses.',
          'Graded writing with rubrics in Google Classroom, so 46 families could follow each assignment.',
        ],
      ),
    ],
    education: [
      createStudy('Bachelor of Science', 'Elementary education', 'Texas State University', ['2012-08', '2016-05']),
    ],
    skills: createSkills(
      ['Project-based learning', 'Rubrics', 'Google Classroom', 'Differentiated instruction', 'Seesaw'],
      ['Family communication', 'Team leadership', 'Creativity'],
      [
        ['English', 'Nativo'],
        ['Tamil', 'Nativo'],
        ['Spanish', 'Intermedio'],
      ],
    ),
    certifications: [
      { name: 'Standard teaching certificate, EC–6 with ESL', issuer: 'Texas Education Agency', date: '2016-07' },
    ],
  },
}

export const software = {
  personalInfo: {
    fullName: 'Owen Castellane',
    title: 'Software Engineer',
    email: 'owen.castellane@example.com',
    phone: '+1 (206) 555-0119',
    location: 'Seattle, WA',
    website: 'https://owencastellane.example.com',
  },
  sections: {
    summary:
      'Software engineer with six years in web products for schools and clinics. I measure what I ship, write tests that others can read and enjoy making slow pages fast.',
    experience: [
      createJob(
        'Software Engineer',
        'Lanternfish Learning',
        'Seattle, WA',
        ['2022-01'],
        [
          'Rebuilt the gradebook that 9,000 teachers use in React; loading time fell from 4.1 to 1.3 seconds.',
          'Moved 1.8 million records to a new PostgreSQL schema without downtime.',
          'Introduced contract tests between four services; failed releases dropped from six to one a quarter.',
        ],
      ),
      createJob(
        'Junior Developer',
        'Cedar & Main Health',
        'Tacoma, WA',
        ['2019-06', '2021-12'],
        [
          'Built the appointment form that 22 clinics use, which cut phone bookings by 35%.',
          'Fixed 140 accessibility issues with the help of two screen reader users.',
        ],
      ),
    ],
    education: [
      createStudy('Bachelor of Science', 'Computer science', 'Western Washington University', ['2015-09', '2019-06']),
    ],
    skills: createSkills(
      ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker', 'Playwright', 'AWS'],
      ['Clear writing', 'Mentoring', 'Code review'],
      [
        ['English', 'Nativo'],
        ['German', 'Intermedio'],
      ],
    ),
    projects: [
      {
        name: 'Bus board',
        description: 'An open-source display of bus times for school lobbies; three districts run it.',
        technologies: ['TypeScript', 'SQLite'],
        startDate: '2023-03',
        endDate: '2023-11',
      },
    ],
  },
}
