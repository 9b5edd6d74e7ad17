/** 32 hexadecimal digits from an FNV-1a hash of the texts. It tells changes by accident, not by intent. */
export const createChecksum = (texts: readonly string[]): string => {
  let sum = 0x811c9dc5
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 16_777_619)
  }
  const digits: string[] = []
  for (let n = 0; n < 4; n++) {
    digits.push((sum >>> 0).toString(16).padStart(8, '0'))
    sum = Math.imul(sum ^ (n + 1), 16_777_619)
  }
  return digits.join('')
}
