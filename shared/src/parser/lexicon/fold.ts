/** Lower case, no accents, single spaces: how words are looked up. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase()
  const plain = ASCII.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replace(/\s+/g, ' ').trim()
}

const ASCII = /^[ -~]*$/
