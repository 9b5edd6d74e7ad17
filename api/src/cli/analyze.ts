import { isLanguage, type Language } from '#shared/languages.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { analyze, analyzeContent } from '#shared/scoring/analyze.ts'
import { languageOf as spokenIn } from '#shared/scoring/context/language.ts'
import type { Analysis } from '#shared/scoring/results.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { decode, openSource, type Source } from './source.ts'
import { type CliOptions, type FileVerb, UsageError } from './verb.ts'

/** `analyze FILE`: the analysis results in the spec's shape, with the ledger. The rules alone; no model is asked. */
export const analyzeVerb: FileVerb = {
  takes: 'files',
  usage: 'FILE… [--lang es|en] [--job FILE]',
  options: { lang: { type: 'string' }, job: { type: 'string' } },
  check: (options) => {
    if (options['lang'] !== undefined && !isLanguage(options['lang'])) throw new UsageError('--lang is es or en')
  },
  run: async (file, options, tools) => {
    const source = await openSource(file, tools)
    const job = typeof options['job'] === 'string' ? decode(await tools.readBytes(options['job'])) : undefined
    const language = languageOf(options, source)
    return toResults({ analysis: score(source, { language, job, now: tools.now() }) }, language)
  },
}

const score = (source: Source, options: { language: Language; job: string | undefined; now: number }): Analysis =>
  source.kind === 'data'
    ? analyzeContent(source.imported.content, options)
    : analyze({ read: source.document, content: parseResume(source.document).content }, options)

/** The words' language: as asked, else the CV's own, else English. */
const languageOf = (options: CliOptions, source: Source): Language => {
  if (isLanguage(options['lang'])) return options['lang']
  const spoken =
    source.kind === 'document' ? source.document.language : spokenIn(JSON.stringify(source.imported.content.sections))
  return spoken ?? 'en'
}
