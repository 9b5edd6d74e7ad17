import { hasContact } from '../../fields/header/contact-patterns.ts'
import type { WordBlock } from '../word-model.ts'
import { mapParagraphs } from './title-markers.ts'

/** `Page of`, `Rosa Alba / Página de 3`: what is left of a paragraph whose page numbers are left out. */
const PAGE_LABEL =
  /^(?:.{0,60}[\s|/·–—-])?p[aá]g(?:e|ina|\.)?\s*(?:of|de|\/)\s*\d{0,2}\W{0,3}$|^\W{0,3}p[aá]g(?:e|ina|\.)?\W{0,3}$/iu
const MAX_LABEL_CHARS = 80

/** A header or footer without the paragraphs that tell the number of the page. */
export const dropPageLabels = (blocks: readonly WordBlock[]): WordBlock[] =>
  mapParagraphs(blocks, (paragraph) => {
    const text = paragraph.runs
      .map((run) => run.text)
      .join('')
      .trim()
    return text.length <= MAX_LABEL_CHARS && !hasContact(text) && PAGE_LABEL.test(text)
      ? { ...paragraph, runs: [] }
      : paragraph
  })
