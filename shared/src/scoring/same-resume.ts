const MIN_SHARED_WORDS = 0.5

const listWords = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [])

/** Whether two texts are versions of one resume: the shorter has at least half of its words in the other. */
export const isSameResume = (a: string, b: string): boolean => {
  const [first, second] = [listWords(a), listWords(b)]
  const shared = [...first].filter((word) => second.has(word)).length
  return shared >= Math.min(first.size, second.size) * MIN_SHARED_WORDS
}

/** What the names of the files of one resume have in common: letters, without copies' numbers, dates and extension. */
export const getFileStem = (fileName: string): string =>
  fileName
    .replace(/\.[^.]{1,5}$/, '')
    .toLowerCase()
    .replace(/[\d\p{P}\p{S}\s]+/gu, ' ')
    .trim()
