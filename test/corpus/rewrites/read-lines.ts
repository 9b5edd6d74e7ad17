import { readFileSync } from 'node:fs'
import type { Language } from '#shared/languages.ts'

/** A weak line of an invented resume, and what a native writer would accept in its place. */
export interface WeakLine {
  readonly before: string
  /** Empty when no rule may answer. */
  readonly accepted: readonly string[]
  readonly isCurrent: boolean
}

const ROW = /^(\*?)(?!#)(.+?) => (.+)$/

/** The weak lines of one language and half: `tuned` were read while the rules were written, `held` ones only labeled. */
export const readWeakLines = (language: Language, half: 'tuned' | 'held'): WeakLine[] =>
  readFileSync(new URL(`${language}-${half}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((row) => {
      const [, star = '', before = '', labels = ''] = ROW.exec(row) ?? []
      if (before === '') return []
      const accepted = labels.split('|').map((label) => label.trim())
      return [{ before, accepted: accepted.filter((label) => label !== 'ask'), isCurrent: star !== '' }]
    })
