import type { InfoPageText } from '../../info-texts.ts'

const coverLetters: InfoPageText = {
  title: 'Cover letters',
  lead: 'Faro writes the letter from what your resume already says. You add why you want this particular job.',
  summary:
    'How a cover letter is written with Faro: where each sentence comes from, how long it should be, how to address it, and a complete example.',
  sections: [
    {
      title: 'Where each sentence comes from',
      body: [
        'Every sentence about you shows the lines of your resume that it’s based on. If you delete one of those lines, the sentence is marked so that you can change or remove it. The letter adds no employers, figures or degrees that aren’t in your resume.',
        'The one thing Faro can’t know is why you’re interested. There’s a field for that: write one or two sentences in your own words.',
      ],
    },
    {
      title: 'How to make one',
      body: [
        {
          steps: [
            'Open your resume in the editor, or [start one from a template](/templates).',
            'In its menu, choose “Write a cover letter.”',
            'Say what the letter is for (an ad, a referral, a change of field, a first job, or no ad at all), and name the position and the company. If you have the job ad, paste it.',
            'Press “Write it from my resume” and read the result. You can have it rewritten as often as you like.',
            'Download it as a PDF or Word file, in the same design as your resume.',
          ],
        },
      ],
    },
    {
      title: 'Length, greeting and closing',
      body: [
        'Faro counts the words and suggests 250 to 400 in English. A shorter letter hardly has room for one example of your work; a longer one often isn’t read to the end.',
        {
          list: [
            'If you know who will read it: “Dear Ms. Okafor,” or, without a title, “Dear Ada Okafor,”.',
            'If you only know the company: “Dear Harlow Foods Hiring Team,”.',
            'If you know neither: “Dear Hiring Manager,”.',
          ],
        },
        'Letters for the United States write “Ms.” with a period and end with “Sincerely,”. Letters for the United Kingdom write “Ms” without one, and end with “Yours sincerely,” after a name and “Yours faithfully,” without one.',
      ],
    },
    {
      title: 'An example',
      body: [
        'This letter is invented, and shorter than a real one. Each paragraph has one job: who you are, a fact that answers the ad, why this company, and what you suggest next.',
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
        'Writing and downloading letters is free and needs no account: they’re composed on your device. With the Professional and Premium plans, AI can also reword the sentences, if whoever runs this site has turned it on. Each proposal is compared with your lines, and you decide whether to take it. [Prices](/settings) are on the plans page.',
      ],
    },
  ],
  action: { label: 'Start with my resume', to: '/templates' },
}

const atsOptimization: InfoPageText = {
  title: 'ATS optimization',
  lead: 'An ATS is the software in which many companies receive and search applications. Before a person reads your resume, the software has to be able to.',
  summary:
    'What an ATS reads in a resume and what it doesn’t, what Faro checks, and how to fix the five most common problems.',
  sections: [
    {
      title: 'What it reads and what it doesn’t',
      body: [
        'An ATS takes the text out of your file and tries to sort it into fields: name, phone number, employers, dates, education. Recruiters then search and filter by those fields. Each program does this in its own way, so nobody can guarantee a result. But they all start from the text, and that can be checked.',
        {
          list: [
            '**Reads:** selectable text, in the order it’s stored, under familiar section headings, with dates that have a month and a year.',
            '**Doesn’t read:** words inside a picture, scanned pages, icons in place of words, skill bars.',
            '**Sometimes mixes up:** columns, tables, details in the page header or footer.',
          ],
        },
      ],
    },
    {
      title: 'What Faro checks',
      body: [
        'An analysis gives a score out of 100 in four parts: content (56%), keywords (18%), ATS (15%) and format (11%). Every point you don’t get has a reason and shows the line.',
        {
          list: [
            'File: whether it opens, whether it has text, and whether text sits inside pictures.',
            'Structure: reading order, columns, tables, section headings and readable dates.',
            'Contact details: name, email, phone number, city and links, in the main part of the page.',
            'Text: characters that can’t be read, spaced-out letters, rotated, tiny or hidden text.',
          ],
        },
        'You also see “What an ATS reads”: the text of your file in the order a machine gets it. If it makes sense there, you’re fine. If you paste a job ad, Faro compares its requirements with your resume in a separate result that doesn’t change the score.',
      ],
    },
    {
      title: 'The five most common problems, and how to fix them',
      body: [
        {
          steps: [
            '**The PDF is a picture.** If you can’t select a word with the mouse, an ATS can’t see it either. Go back to the original document and export it as a PDF; don’t print and scan it.',
            '**Two columns run together.** Look at “What an ATS reads.” If a line jumps from one column to the other, use a one-column design.',
            '**Contact details in Word’s page header.** Move your name, email and phone number to the top of the document’s body.',
            '**Creative headings.** “My journey” means nothing to software. Write “Experience,” “Education,” “Skills” and “Languages.”',
            '**Incomplete or mixed dates.** Always write month and year the same way, such as 03/2021 – 06/2024.',
          ],
        },
        'Don’t hide keywords in white text: Faro removes them before it scores, and to a recruiter they look like a trick.',
      ],
    },
  ],
  action: { label: 'Analyze my resume', to: '/analyzer' },
}

const about: InfoPageText = {
  title: 'About us',
  lead: 'Faro is a web app for writing a resume, seeing how it reads and making it better, in English and Spanish.',
  summary: 'What Faro is, the principles behind it, and what is free.',
  sections: [
    {
      title: 'What it does',
      body: [
        'It reads your resume from a PDF or Word file, scores it out of 100 and explains every point. It helps you fix what’s missing, shows your resume in any of its designs, and makes a PDF or Word file that reads well. It also writes cover letters, and versions of your resume for each job.',
      ],
    },
    {
      title: 'Our principles',
      body: [
        {
          list: [
            '**Nothing is invented.** Fixed rules calculate the score: the same resume always gets the same result. The sentences of a letter come from your own lines. Where only you know a detail, Faro asks you.',
            '**Your file stays on your device.** Your browser reads it. Its text is sent only when you ask for an analysis with your account.',
            '**Everything is explained.** Each lost point shows the line and says what to do. What we say about a country’s customs has a source.',
            '**What you make is yours.** You can download everything and delete your account at any time. Moving to a smaller plan locks nothing that you already have.',
            '**No ads, no tracking.** There’s one cookie, and only if you sign in.',
          ],
        },
        'The details are in [Privacy](/privacy).',
      ],
    },
    {
      title: 'What is free',
      body: [
        'The editor, every design, downloads, letters and the score on your device are free and need no registration. A free account adds a few analyses a month, with a history. [Paid plans](/settings) add more analyses, fuller advice by AI, and tools for teams and programs.',
      ],
    },
    {
      title: 'What it doesn’t promise',
      body: [
        'A high score means that your resume reads well and describes your work clearly. It doesn’t guarantee an interview: that depends on the job, the other applicants and the person who decides. The testimonials on the home page are samples, and are labeled as such.',
      ],
    },
  ],
  action: { label: 'See my score', to: '/analyzer' },
}

const contact: InfoPageText = {
  title: 'Contact',
  lead: 'Try the Help Center first: your answer may already be there. Below, you’ll see whether whoever runs this site answers questions, and how to ask.',
  summary: 'How to ask whoever runs this site a question, and what to include.',
  sections: [
    {
      title: 'Before you write',
      body: [
        {
          list: [
            'Look in the [Help Center](/help), which you can search.',
            'You don’t need to write to cancel a plan, download your data or delete your account: you can do all three in [Settings](/settings).',
            'If something went wrong, say what you wanted to do, what happened, and which browser you use. Don’t send your resume or card details.',
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
