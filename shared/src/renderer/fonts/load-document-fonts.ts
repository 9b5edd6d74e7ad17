import type { ResumeContent } from '../../resume/schema/content.ts'
import type { Template } from '../../templates/template.ts'
import type { FamilyWeight } from '../compose/blocks.ts'
import { createBrandFonts, getFamilies } from './document-families.ts'
import type { FontCache } from './font-cache.ts'
import { type Family, type FontSet, isBrandFamily } from './font-set.ts'

/**
 * Loads the faces that a resume needs in a template: regular and bold, those of its name and headings, and italics where
 * the template or marks in the text use them. Rejects with the error of the cache.
 */
export const loadDocumentFonts = async (
  fonts: FontCache,
  content: ResumeContent,
  template: Template,
): Promise<FontSet> => {
  const text = listTextWeights(content, template)
  const { text: family, display } = getFamilies(content.styling, template)
  const headings = listDisplayWeights(template)
  const needs: (readonly [Family, readonly FamilyWeight[]])[] =
    family === display
      ? [[family, [...text, ...headings]]]
      : [
          [family, text],
          [display, headings],
        ]
  const sets = await Promise.all(
    needs.flatMap(([name, weights]) => (isBrandFamily(name) ? [] : [fonts.load(name, weights)])),
  )
  return Object.assign({}, createBrandFonts(content.styling), ...sets)
}

const listTextWeights = ({ sections, letter }: ResumeContent, { entry }: Template): FamilyWeight[] => {
  const hasMarks = JSON.stringify([sections, letter]).includes('*')
  const hasItalics = [entry.subtitle.weight, entry.dates.weight].includes('italic')
  return [
    'regular',
    'bold',
    ...(hasItalics || hasMarks ? (['italic'] as const) : []),
    ...(hasMarks ? (['bold-italic'] as const) : []),
  ]
}

const listDisplayWeights = ({ nameStyle, heading, tagline }: Template): FamilyWeight[] => [
  ...(nameStyle.weight === 'contrast' ? (['light', 'bold'] as const) : [nameStyle.weight]),
  heading.weight,
  ...(tagline.style === 'italic' ? (['italic'] as const) : []),
]
