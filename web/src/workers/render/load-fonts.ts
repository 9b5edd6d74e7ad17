import { createFontCache, readFontResponse } from '#shared/renderer/fonts/font-cache.ts'
import type { FontSet } from '#shared/renderer/fonts/font-set.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { DEFAULT_FONT, type FontFamily, type ResumeContent } from '#shared/resume/schema/content.ts'
import type { Template } from '#shared/templates/template.ts'

const fonts = createFontCache(async (path) => readFontResponse(path, await fetch(path)))

/** Loads the regular and bold face of a font family, cached. Throws when they cannot be fetched. */
export const loadFonts = (family: FontFamily): Promise<FontSet> => fonts.load(family, ['regular', 'bold'])

/**
 * Loads the faces of a resume in a template, cached. Offline, a family that was never used is replaced by the default
 * one, which is precached.
 */
export const loadResumeFonts = (content: ResumeContent, template: Template): Promise<FontSet> =>
  loadDocumentFonts(fonts, content, template).catch(() => loadFonts(DEFAULT_FONT))
