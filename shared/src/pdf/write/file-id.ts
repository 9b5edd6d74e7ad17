/** 32 hexadecimal digits from texts (four FNV-1a sums with different seeds): the same document has the same id. */
export const fileIdOf = (texts: readonly string[]): string => {
  const sums = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      for (const [n, sum] of sums.entries()) sums[n] = Math.imul(sum ^ (code + n), 16_777_619)
    }
  }
  return sums.map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('')
}
