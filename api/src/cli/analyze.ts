import { createNodeVocabulary } from '#api/adapters/vocabulary/node.ts'
import { COUNTRIES, type Country, isCountry } from '#shared/countries.ts'
import { isLanguage, type Language } from '#shared/languages.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { type AnalyzeOptions, analyze, analyzeContent } from '#shared/scoring/analyze.ts'
import { detectProseLanguage } from '#shared/scoring/context/language.ts'
import { loadJob } from '#shared/scoring/job-match/vocabulary.ts'
import type { Analysis } from '#shared/scoring/results.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { type CliOptions, type FileCommand, UsageError } from './command.ts'
import { type CliInput, decodeTextFile, openInput } from './open-input.ts'

const loadVocabulary = createNodeVocabulary()

/** `analyze FILE`: prints the analysis results with the ledger. Rules only, no model. */
export const analyzeCommand: FileCommand = {
  takes: 'files',
  usage: `FILE… [--lang es|en] [--job FILE] [--country ${COUNTRIES.join('|')}]   (the same files as parse)`,
  options: { lang: { type: 'string' }, job: { type: 'string' }, country: { type: 'string' } },
  check: (options) => {
    if (options['lang'] !== undefined && !isLanguage(options['lang'])) throw new UsageError('--lang is es or en')
    if (options['country'] !== undefined && !selectCountry(options))
      throw new UsageError(`--country is one of ${COUNTRIES.join(', ')}`)
  },
  run: async (file, options, tools) => {
    const source = await openInput(file, tools)
    const ad = typeof options['job'] === 'string' ? decodeTextFile(await tools.readBytes(options['job'])) : undefined
    const job = await loadJob(ad, loadVocabulary)
    const language = selectLanguage(options, source)
    return toResults(
      { analysis: scoreInput(source, { language, country: selectCountry(options), job, now: tools.now() }) },
      language,
    )
  },
}

const scoreInput = (source: CliInput, options: AnalyzeOptions): Analysis =>
  source.kind === 'data'
    ? analyzeContent(source.imported.content, options)
    : analyze({ extracted: source.document, ...parseResume(source.document) }, options)

/** `--lang`, else the language of the resume, else English. */
const selectLanguage = (options: CliOptions, source: CliInput): Language => {
  if (isLanguage(options['lang'])) return options['lang']
  const detected =
    source.kind === 'document'
      ? source.document.language
      : detectProseLanguage(JSON.stringify(source.imported.content.sections))
  return detected ?? 'en'
}

/** `--country` in any case; undefined to guess it. */
const selectCountry = (options: CliOptions): Country | undefined => {
  const code = String(options['country'] ?? '').toUpperCase()
  return isCountry(code) ? code : undefined
}
