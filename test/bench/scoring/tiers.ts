/** Quality of 40 CVs as a person judged it before the weights were set; 12 of them are in `test/corpus`. */
export const TIERS = ['broken', 'weak', 'fair', 'strong'] as const
export type Tier = (typeof TIERS)[number]

export const JUDGED: Readonly<Record<Tier, Readonly<Record<string, string>>>> = {
  broken: {
    'resumes/en-scanned-nair.pdf': 'a picture alone: a machine reads nothing',
    'resumes/es-scanned-trevino.pdf': 'a skewed scan: a machine reads nothing',
    'hostile/font-no-tounicode-chromium.pdf': 'letters with no map: what is read makes no sense',
    'hostile/hidden-render-mode-3.pdf': 'three lines, and a run of keywords nobody can see',
    'hostile/text-prompt-injection.pdf': 'no CV: two orders to a machine',
    'resumes/moderncv-template-es.pdf': 'an unfilled template: “título del puesto”, “logro 1”, “año–año”',
    'resumes/moderncv-template_fancy_purple.pdf': 'an unfilled template: “Job title, Employer, City”',
    'resumes/typstcv-jxpeng-single.pdf': 'lorem ipsum from the name to the last line',
    'resumes/treyhunner.pdf': 'real headings, but every bullet is lorem ipsum',
    'resumes/alterae.pdf': 'a mock name, mock employers and lorem ipsum for every job',
  },
  weak: {
    'resumes/twentysec-Twenty-Seconds_cv.pdf': 'a joke, columns that run into each other, skills as bars, no job told',
    'resumes/bestresume-left-right.pdf': 'three jobs in one joking line each, skills as bars, a photo',
    'resumes/bestresume-material-dark.pdf': 'three jobs in one line each, dark page, skills as sliders',
    'resumes/bestresume-cool.pdf': 'three jobs in one line each, birth date, emoji, skills as chips',
    'resumes/bestresume-creative.pdf': 'three jobs in one line each, emoji, pale text',
    'resumes/rover-main-rover.pdf': 'advice on how to write a CV stands where the content should',
    'resumes/jsonresume-onepage-plus.pdf': 'tells what the employers are; the bullets are Latin filler',
    'resumes/es-ocrlayer-iniguez.pdf': 'a good CV as a scan: the text under the picture is guessed',
    'resumes/simpleresumecv.pdf': 'three pages of mock publications, no job told, no skills shown',
    'resumes/rover-milky-rover.pdf': 'lunch orders and errands, no skills, letter-spaced headings, page 1 of 2',
  },
  fair: {
    'resumes/resumematcher-barry_allen_fe.pdf': 'one job in a paragraph, “seeking a challenging role”, no figure',
    'resumes/resumematcher-bruce_wayne_fullstack.pdf': 'three jobs in dense paragraphs of duties, no figure',
    'resumes/resumematcher-john_doe.pdf': 'clear bullets that say what was used and hardly what came of it',
    'resumes/unam-curriculum.pdf': 'orderly and honest, jobs in one or two lines, hardly a figure',
    'resumes/es-pdfkit-aguero.pdf': 'three jobs told in four lines, one figure',
    'resumes/es-weasyprint-aguero.pdf': 'three jobs told in four lines, one figure, years alone',
    'resumes/offlinecv-pdflib-leading-glyph-skills-header.pdf': 'one job in two bullets, a stray sign in a heading',
    'resumes/offlinecv-extended-latin-name-roundtrip.pdf': 'one job in two bullets, no summary',
    'resumes/offlinecv-header-as-name-functional-resume.pdf': 'short, no skills, a title that is not one',
    'resumes/yamlresume-se.pdf': 'two pages of duties, clichés, not one result in figures',
  },
  strong: {
    'resumes/resumematcher-two-column.pdf': 'figures in most bullets, skills shown at work, projects',
    'resumes/en-chromium-grid-nair.pdf': 'results in figures, summary, skills, clean dates',
    'resumes/es-chromium-icons-nunez.pdf': 'results in figures in every job, languages with levels',
    'resumes/es-moderncv-classic-nunez.pdf': 'the same content in one clean column',
    'resumes/es-latex-hyphenated-nunez.pdf': 'the same content in two columns',
    'resumes/rendercv-typst-classic.pdf': 'rich in results, well ordered, two pages',
    'resumes/rendercv-typst-ember.pdf': 'rich in results, well ordered, two pages',
    'resumes/offlinecv-weasyprint-cairo-two-column.pdf': 'figures in most bullets, skills, project, awards',
    'resumes/offlinecv-two-column-achievements-sidebar.pdf': 'four senior jobs with figures, achievements apart',
    'resumes/reactive-v4-onyx.pdf': 'half of the bullets with figures, complete, one page',
  },
}
