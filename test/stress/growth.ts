// Twice the text takes at most 2.5 times as long: hostile texts up to the largest that is accepted, through parser, rules,
// job match, redaction and suggestions. Ends with 1 when one grows faster.
import { readFileSync } from 'node:fs'
import { extractText } from '#shared/parser/extract-text.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { parseVocabulary, VOCABULARY_PATH } from '#shared/scoring/job-match/vocabulary.ts'
import { redact } from '#shared/scoring/redact.ts'
import { planRewrites } from '#shared/scoring/suggestions/rewrites.ts'
import { suggestChanges } from '#shared/scoring/suggestions/suggest-changes.ts'

const MAX_GROWTH = 2.5
/** Below this many ms of processor time, the resolution of the measurement decides. */
const MIN_MS = 100
const SIZES = [LIMITS.textChars / 8, LIMITS.textChars / 4, LIMITS.textChars / 2, LIMITS.textChars]
const vocabulary = parseVocabulary(readFileSync(new URL(`../../web/public${VOCABULARY_PATH}`, import.meta.url), 'utf8'))
const NOW = Date.UTC(2026, 0, 1)

/** Repeated up to the size of the text. */
const SEGMENTS: Readonly<Record<string, string>> = {
  'one letter': 'a',
  'unspaced capitals': 'ABCDEFG',
  digits: '1',
  'spaced digits': '1 ',
  spaces: `${' '.repeat(1_999)}\n`,
  dots: 'a.',
  'at signs': 'a@',
  hyphens: 'a-',
  brackets: '(',
  slashes: 'a/',
  commas: 'a, ',
  dates: '2019-',
  months: 'enero de ',
  links: 'www.a.com ',
  CJK: '漢',
  'combining marks': 'a\u0301\u0301\u0301',
  words: 'palabra ',
  'short lines': 'Ana\n',
  headings: 'Skills\n',
  jobs: 'Experiencia\nAcme 2019 - 2020\n',
  bullets: '- Did things 2019\n',
}

const cpuMs = (run: () => void): number => {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

const measure = (text: string): Record<string, number> => {
  let document = extractText('')
  let { content } = parseResume(document)
  const parse = cpuMs(() => {
    document = extractText(text)
    content = parseResume(document).content
  })
  const resume = contentToDocument(content, 'es', createIds())
  const json = createJsonResume(text)
  return {
    parse,
    score: cpuMs(() => void analyze({ extracted: document, content }, { language: 'es', now: NOW })),
    match: cpuMs(
      () => void analyze({ extracted: document, content }, { language: 'es', now: NOW, job: { text, vocabulary } }),
    ),
    redact: cpuMs(() => void redact(text, content)),
    improve: cpuMs(() => void planRewrites(resume, content, 'es')),
    import: cpuMs(() => void importResume(json)),
    suggest: cpuMs(() => void suggestChanges(resume, 'es')),
  }
}

/** The text as one long field, as many entries and as many keywords. */
const createJsonResume = (text: string): string =>
  JSON.stringify({
    basics: { name: 'Ana Ruiz', summary: text },
    work: text.match(/[\s\S]{1,500}/g)?.map((name) => ({ name, summary: name, highlights: [name] })) ?? [],
    skills: [{ name: text, keywords: text.match(/[\s\S]{1,20}/g) }],
    other: text.split('\n'),
  })

const createIds = (): (() => string) => {
  let count = 0
  return () => {
    count += 1
    return `id${count}`
  }
}

const failures: string[] = []
measure('Ana Ruiz\nExperiencia\nContable, Acme 2019 - 2020\n- Hizo cosas')
for (const [name, segment] of Object.entries(SEGMENTS)) {
  const rows = SIZES.map((size) => measure(segment.repeat(Math.ceil(size / segment.length)).slice(0, size)))
  const largest = rows.at(-1) ?? {}
  rows.slice(1).forEach((row, i) => {
    for (const [task, last] of Object.entries(row)) {
      const before = rows[i]?.[task] ?? 0
      if (last > MAX_GROWTH * Math.max(before, MIN_MS / 2))
        failures.push(`${name}, ${task}: ${Math.round(before)} ms, then ${Math.round(last)} ms`)
    }
  })
  console.log(
    name.padEnd(18),
    Object.entries(largest)
      .map(([task, ms]) => `${task} ${Math.round(ms)}`)
      .join('  '),
  )
}
for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)
