import type { Fonts } from '#api/ports/fonts.ts'
import type { LoadVocabulary } from '#api/ports/vocabulary.ts'
import { analyzeSource, verifyModelAdvice } from './handle-analysis.ts'
import { encodeFiles } from './handle-encoding.ts'
import { improveSource, suggestDraftChanges, verifyModelRewrites } from './handle-improvement.ts'
import { drawPages, renderAnalysis, renderContent } from './handle-rendering.ts'
import { prepareShare } from './handle-share.ts'
import { checkLayout, extractPastedText } from './handle-source.ts'
import type { Handlers } from './handlers.ts'

/** The work of every task except the reading of files, which needs pdf.js. */
export const createHandlers = (fonts: Fonts, loadVocabulary: LoadVocabulary): Omit<Handlers, 'extract-file'> => ({
  'check-layout': checkLayout,
  'extract-text': extractPastedText,
  analyze: (input) => analyzeSource(input, loadVocabulary),
  'verify-advice': verifyModelAdvice,
  improve: improveSource,
  'suggest-changes': suggestDraftChanges,
  'verify-rewrites': verifyModelRewrites,
  'render-resume': (input) => renderContent(input, fonts),
  'draw-pages': (input) => drawPages(input, fonts),
  'render-report': (input) => renderAnalysis(input, fonts),
  'prepare-share': prepareShare,
  'encode-files': encodeFiles,
})
