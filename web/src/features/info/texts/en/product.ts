import type { InfoPageText } from '../../info-texts.ts'

const coverLetters: InfoPageText = {
  title: 'Cover letters',
  lead: 'Faro writes the letter from what your resume already says. You add why you want this particular job.',
  summary:
    'How Faro writes a cover letter: where each sentence comes from, how long the letter should be, how to address the reader and what a complete letter looks like.',
  sections: [
    {
      title: 'Where each sentence comes from',
      body: [
        'Every sentence about you shows the lines of your resume that it’s based on. If you delete one of those lines, the sentence is marked so that you can change or remove it. The letter never adds employers, numbers or degrees that aren’t in your resume.',
        'The one thing Faro can’t know is why you’re interested. There’s a field for that: write one or two sentences in your own words.',
      ],
    },
    {
      title: 'How to write one',
      body: [
        {
          steps: [
            'Open your resume in the editor, or [start one from a template](/templates).',
            'In the resume’s menu, choose “Write a cover letter.”',
            'Say what the letter is for (a response to an ad, a referral, a career change, a first job or a general inquiry), and name the position and the company. If you have the job ad, paste it.',
            'Press “Write it from my resume” and read the result. You can rewrite it as often as you like.',
            'Download it as a PDF or Word file, in the same design as your resume.',
          ],
        },
      ],
    },
    {
      title: 'Length, greeting and closing',
      body: [
        'Faro counts the words and suggests 250 to 400 in English. A shorter letter has little room for examples of your work, and a longer one often isn’t read to the end.',
        {
          list: [
            'If you know who will read it: “Dear Ms. Okafor,” or, if you don’t know the title, “Dear Ada Okafor,”',
            'If you only know the company: “Dear Harlow Foods Hiring Team,”',
            'If you know neither: “Dear Hiring Manager,”',
          ],
        },
        'In the United States, “Ms.” takes a period, and letters end with “Sincerely.” In the United Kingdom, “Ms” takes no period, and letters end with “Yours sincerely” if they’re addressed to a name and “Yours faithfully” if they aren’t.',
      ],
    },
    {
      title: 'An example',
      body: [
        'This letter is fictional and shorter than a real one. Each paragraph has one job: to introduce you, answer the ad with a fact, explain why you chose this company or suggest a next step.',
        {
          example: [
            'Dear Harlow Foods Hiring Team,',
            'I’m applying for the position of warehouse supervisor. I have worked as a shift lead at Dunmore Distribution since 2021.',
            'You ask for experience with inventory, and I can offer an example: I set up zone counts for 4,200 items, and discrepancies fell from 3.1% to 0.8% in a year. I also trained nine people to use the barcode scanners.',
            'I’m drawn to your company because you handle fresh food, where every hour counts. That is where I most enjoy keeping things organized.',
            'I could start within two weeks, and I’d be glad to tell you more in an interview.',
            'Sincerely,\nNora Whitfield',
          ],
        },
      ],
    },
    {
      title: 'What it costs',
      body: [
        'Letters are free to write and download, and you don’t need an account, because Faro writes them on your device. With the Professional and Premium plans, AI can also reword the sentences, if this site has AI turned on. Each suggestion is checked against your resume, and you decide whether to accept it. Compare the plans under [Pricing](/settings).',
      ],
    },
  ],
  action: { label: 'Start with my resume', to: '/templates' },
}

const atsOptimization: InfoPageText = {
  title: 'ATS optimization',
  lead: 'An ATS (applicant tracking system) is the software many companies use to receive and search applications. Before a person reads your resume, the software has to be able to read it.',
  summary:
    'What an ATS reads in a resume and what it doesn’t, what Faro checks, and how to fix the five most common problems.',
  sections: [
    {
      title: 'What an ATS reads and what it doesn’t',
      body: [
        'An ATS extracts the text from your file and tries to sort it into fields: name, phone number, employers, dates, education. Recruiters then search and filter by those fields. Each program does this in its own way, so nobody can guarantee a result. But every ATS starts from the text, and you can check that yourself.',
        {
          list: [
            '**Reads:** selectable text, in the order it’s stored, under familiar section headings, with dates that include a month and a year.',
            '**Doesn’t read:** text inside images, scanned pages, icons in place of words, skill bars.',
            '**Sometimes mixes up:** columns, tables, details in the page header or footer.',
          ],
        },
      ],
    },
    {
      title: 'What Faro checks',
      body: [
        'An analysis scores your resume out of 100 in four categories: content (56%), keywords (18%), ATS (15%) and format (11%). For every point you lose, you see the reason and the line.',
        {
          list: [
            'File: whether it opens, whether it has text, and whether any text is inside images.',
            'Structure: reading order, columns, tables, section headings and readable dates.',
            'Contact details: name, email, phone number, city and links, in the main part of the page.',
            'Text: unreadable characters, spaced-out letters, and rotated, tiny or hidden text.',
          ],
        },
        'You’ll also see “What an ATS reads”: the text of your file in the order software reads it. If it makes sense there, your layout works. If you paste a job ad, Faro compares its requirements with your resume and shows a separate result that doesn’t affect your score.',
      ],
    },
    {
      title: 'The five most common problems, and how to fix them',
      body: [
        {
          steps: [
            '**The PDF is an image.** If you can’t select a word with the mouse, an ATS can’t see it either. Go back to the original document and export it as a PDF. Don’t print and scan it.',
            '**Two columns run together.** Look at “What an ATS reads.” If a line jumps from one column to the other, use a one-column design.',
            '**Contact details in Word’s page header.** Move your name, email and phone number to the top of the document’s body.',
            '**Creative headings.** “My journey” means nothing to software. Write “Experience,” “Education,” “Skills” and “Languages.”',
            '**Incomplete or mixed dates.** Always write the month and year the same way, such as 03/2021 – 06/2024.',
          ],
        },
        'Don’t hide keywords in white text: Faro ignores them when it calculates your score, and recruiters see them as a trick.',
      ],
    },
  ],
  action: { label: 'Analyze my resume', to: '/analyzer' },
}

const about: InfoPageText = {
  title: 'About us',
  lead: 'Faro is a web app for writing, checking and improving a resume, in English and Spanish.',
  summary: 'What Faro is, the principles behind it, and what’s free.',
  sections: [
    {
      title: 'What Faro does',
      body: [
        'Faro reads your resume from a PDF or Word file, scores it out of 100 and explains every point. It helps you add what’s missing, shows your resume in any of its designs, and creates a PDF or Word file that both people and software can read. You can also write cover letters and make a version of your resume for each job.',
      ],
    },
    {
      title: 'Our principles',
      body: [
        {
          list: [
            '**Nothing is invented.** Fixed rules calculate the score: the same resume always gets the same result. The sentences of a letter come from your own lines. When only you know a detail, Faro asks you.',
            '**Your file stays on your device.** Your browser reads it. Its text is sent only when you’re signed in and ask for an analysis.',
            '**Everything is explained.** For each point you lose, you see the line and what to do. Everything we say about a country’s customs has a source.',
            '**What you make is yours.** You can download everything and delete your account at any time. If you switch to a smaller plan, nothing you already have is locked.',
            '**No ads, no tracking.** There’s one cookie, and only if you sign in.',
          ],
        },
        'The details are in [Privacy](/privacy).',
      ],
    },
    {
      title: 'What’s free',
      body: [
        'The editor, every design, downloads, cover letters and scoring on your device are free, with no sign-up required. A free account adds a few analyses a month and keeps a history of them. [Paid plans](/settings) add more analyses, more detailed AI advice, and tools for teams and developers.',
      ],
    },
    {
      title: 'What Faro doesn’t promise',
      body: [
        'A high score means that your resume reads well and describes your work clearly. It doesn’t guarantee an interview: that depends on the job, the other applicants and whoever makes the decision. The testimonials on the home page are made-up examples and are labeled as such.',
      ],
    },
  ],
  action: { label: 'See my score', to: '/analyzer' },
}

const contact: InfoPageText = {
  title: 'Contact',
  lead: 'Try the Help Center first: your answer may already be there. If the people who run this site accept questions, you’ll see below how to reach them.',
  summary: 'How to reach the people who run this site, and what to include in your message.',
  sections: [
    {
      title: 'Before you write',
      body: [
        {
          list: [
            'Search the [Help Center](/help).',
            'You don’t need to write to cancel a plan, download your data or delete your account: you can do all three in [Settings](/settings).',
            'If something went wrong, tell us what you were trying to do, what happened, and which browser you’re using. Don’t send your resume or card details.',
          ],
        },
      ],
    },
  ],
}

export const productPages = {
  '/cover-letters': coverLetters,
  '/ats-optimization': atsOptimization,
  '/about': about,
  '/contact': contact,
}
