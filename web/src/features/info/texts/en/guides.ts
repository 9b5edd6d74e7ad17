import type { InfoPageText } from '../../info-texts.ts'
import { COUNTRY_SOURCES, GAP_SOURCES, INTERVIEW_SOURCES } from '../info-sources.ts'

const guides: InfoPageText = {
  title: 'Career guides',
  lead: 'Short guides to the most common questions, with the source of every rule or number.',
  summary: 'Guides to resumes in different countries, bullets with results, career changes and gaps, and interviews.',
  sections: [],
}

const resumeByCountry: InfoPageText = {
  title: 'A resume for the United States, the United Kingdom, Spain or Latin America',
  lead: 'Customs differ by country, so adapt your resume before you send it.',
  summary:
    'Photo, age, ID number, pages and order: what to include and what to leave out in each country, with sources.',
  sections: [
    {
      title: 'In every country',
      body: [
        'Include your name, city and country, a phone number with the country code, an email address that contains your name and, if it helps, a link to your professional profile. Leave out your street address.',
      ],
    },
    {
      title: 'United States',
      body: [
        {
          list: [
            'No photo, date of birth, marital status, nationality or ID number [16].',
            'One page for up to about five years of work, and two pages after about ten [17].',
            'It’s called a resume. A “CV” is the long academic version.',
          ],
        },
      ],
    },
    {
      title: 'United Kingdom',
      body: [
        {
          list: [
            'No photo, date of birth or ID number, and two pages [19].',
            'Leave out religion and gender too: employers shouldn’t consider them when they hire [18].',
            'It’s called a CV, and British spelling shows that you wrote it for this employer.',
          ],
        },
      ],
    },
    {
      title: 'Spain',
      body: [
        {
          list: [
            'Leave out date of birth, age, marital status, religion and gender [1][2].',
            'Opinions differ on photos [3]: include one only if it’s usual in your field.',
            'Two pages are enough for most people [4], with jobs before education [5].',
          ],
        },
      ],
    },
    {
      title: 'Latin America',
      body: [
        {
          list: [
            '**Mexico:** the law forbids rejecting anyone because of marital status, religion or gender [6], so there’s no need to state them. Use one page early in your career, and two after about five years of work [7].',
            '**Colombia and Ecuador:** the document is called “hoja de vida.” Two pages are typical in Colombia [8], and opinions differ on whether to include a photo [20]. In Ecuador, employers often ask for your ID number [10], but leave out age, marital status, religion and gender [11].',
            '**Peru:** leave out age and gender [9].',
            '**Argentina:** people usually include their ID number, and two pages are the limit [12]. In the city of Buenos Aires, a law keeps age, gender and photos off resumes [13].',
            '**Chile:** people usually include their ID number (RUT) [14]. Leave out age, marital status and religion [15].',
          ],
        },
      ],
    },
    {
      title: 'How Faro uses this',
      body: [
        'Choose the country when you analyze your resume, or in the editor. If you don’t, Faro works it out from your phone number and city. You lose points only for details that a source from that country says to leave out. Where opinions differ, you get advice that doesn’t affect your score.',
      ],
    },
  ],
  sources: COUNTRY_SOURCES,
  action: { label: 'Analyze my resume', to: '/analyzer' },
}

const bulletsWithResults: InfoPageText = {
  title: 'Bullets that show results',
  lead: 'A good bullet says what you did, how, how much and why. It doesn’t always need a percentage.',
  summary: 'How to turn duties into bullets with results, even if your work isn’t measured in sales.',
  sections: [
    {
      title: 'The four parts',
      body: [
        'Faro gives each line up to one point: 0.4 for the action, 0.25 for the scale (an amount and what it measures), 0.2 for the means (a method or a tool) and 0.15 for the purpose. A line doesn’t need all four, but it does need the action.',
        {
          before: 'Responsible for customer service.',
          after: 'Served about 60 customers a day at the register and handled returns and exchanges on the spot.',
        },
        {
          before: 'In charge of machine maintenance.',
          after: 'Inspected 14 lathes a week on a preventive schedule, which cut stoppages from five a month to one.',
        },
      ],
    },
    {
      title: 'Where to find numbers without making them up',
      body: [
        {
          list: [
            'How many people, tables, classrooms, orders, shifts or miles.',
            'How often: a day, a week, a season.',
            'With whom: the people you trained, the teams you worked with.',
            'Before and after: time, mistakes, complaints, waste.',
          ],
        },
        'If you don’t remember the exact figure, use a cautious estimate and say so: “about 60,” “more than 10.” You’ll need to be able to explain it in the interview.',
      ],
    },
    {
      title: 'How to start and how much to write',
      body: [
        'Start with a verb: “Organized,” “Repaired,” “Taught.” Vary the verbs. Write about three bullets for each of your last two jobs. One is enough for earlier jobs. Try to keep each bullet to 34 words or fewer.',
        'Caring, cleaning and teaching have results too: people cared for, inspections passed, students who moved up a level.',
      ],
    },
    {
      title: 'Where this comes from',
      body: [
        'The weights and lengths in this guide come from Faro’s scoring rules. Every analysis shows how they apply to your own resume.',
      ],
    },
  ],
  action: { label: 'Check my bullets', to: '/analyzer' },
}

const changeOrGap: InfoPageText = {
  title: 'A career change or a gap',
  lead: 'You don’t have to apologize or hide anything. Just make your path easy for the reader to follow.',
  summary: 'How to present a career change or a gap between jobs on your resume, with examples.',
  sections: [
    {
      title: 'A gap',
      body: [
        'A break with a label and dates draws less attention than an empty space. Give it its own entry with one line, and mention what you did if it’s relevant to the job: caring for family, studying, volunteering [1].',
        { example: ['Family care leave · 02/2023 – 03/2024\nCompleted a 120-hour bookkeeping course in 2024.'] },
        'You don’t owe anyone details about your health or your family. It’s enough to say that you’re ready to work.',
        'Faro points out gaps of seven months or more in the last ten years. If every date has a month and a year, it won’t see gaps that aren’t there.',
      ],
    },
    {
      title: 'A career change',
      body: [
        {
          steps: [
            'Use the job you’re looking for as your job title, if you already have something to back it up: a course, an internship or a project.',
            'In the summary, connect the two stages of your career in two sentences: what you can do and where you’re heading.',
            'From each earlier job, choose the bullets that count in the new field. Drop the ones that only make sense in your old field.',
            'Put courses and projects from the new field before older education.',
          ],
        },
        {
          before: 'Server who is eager to learn office work.',
          after:
            'Office assistant with a certificate in business administration. In six years of restaurant work, I closed the books of an 80-seat venue and ordered from nine suppliers.',
        },
      ],
    },
    {
      title: 'Keep the dates in order',
      body: [
        'A resume organized only by skills can look as if it’s hiding something, and it’s harder for an ATS to read. List your jobs by date, most recent first, and use the summary and the letter to explain the change. For a [cover letter](/cover-letters), you can choose “I’m changing careers” as the situation.',
      ],
    },
  ],
  sources: GAP_SOURCES,
  action: { label: 'Prepare my resume', to: '/templates' },
}

const interviewAndFollowUp: InfoPageText = {
  title: 'The interview and the follow-up message',
  lead: 'Prepare four stories, three questions and one short message. They’ll help you in almost any interview.',
  summary: 'How to prepare examples with the STAR method, what to ask, and what to write the next day.',
  sections: [
    {
      title: 'Before the interview: your stories',
      body: [
        'Pick four bullets from your resume and prepare each one as a 90-second story. The STAR method keeps you on track: situation, task, action and result [1]. Spend most of that time on the action: what you did yourself.',
        {
          example: [
            'Situation: orders doubled in December, and too many went out with mistakes.\nTask: I ran the afternoon shift, with five people.\nAction: I sorted orders by zone, and had a second person check any with more than ten items.\nResult: returns due to mistakes went from about 30 a week to 8.',
          ],
        },
        {
          list: [
            'Read the job ad again, and find a story for each main requirement.',
            'Prepare a story about something that went wrong and what you changed afterward.',
            'Check where the interview is, who you’ll meet and how long it takes to get there.',
          ],
        },
      ],
    },
    {
      title: 'During: questions you can ask',
      body: [
        {
          list: [
            'What should the person in this job have achieved after three months?',
            'What does a normal week look like, and who would I work with?',
            'What are the next steps, and when do you expect to make a decision?',
          ],
        },
        'If you’re asked about your family, age or health, you can steer the answer back to the job: “I can work these hours without any problem.”',
      ],
    },
    {
      title: 'After the interview: a short message',
      body: [
        'In the United States, send the message within 24 hours [3]. In Spanish-speaking countries, the next day is best, and two days later is still fine [2]. Say thank you, mention something specific from the conversation, and say again why you’re a good fit.',
        {
          example: [
            'Subject: Interview for the shift coordinator position',
            'Dear Marta,',
            'Thank you for talking with me yesterday. I kept thinking about what you said about the summer inventory: in my current job, we went from counting everything once a year to counting one zone every month, and I’d be happy to walk you through how we organized it.',
            'I’m still very interested in the position. Please let me know if you need anything else.',
            'Best regards,\nNora Whitfield',
          ],
        },
        'If you haven’t heard back by the date they gave you, wait two or three business days and then ask once, politely.',
      ],
    },
  ],
  sources: INTERVIEW_SOURCES,
  action: { label: 'Write a cover letter', to: '/cover-letters' },
}

export const guidePages = {
  '/career-guides': guides,
  '/career-guides/resume-by-country': resumeByCountry,
  '/career-guides/bullets-with-results': bulletsWithResults,
  '/career-guides/change-or-gap': changeOrGap,
  '/career-guides/interview-and-follow-up': interviewAndFollowUp,
}
