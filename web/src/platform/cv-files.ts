const WORD_TYPES: readonly string[] = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-word.document.macroEnabled.12',
  'application/vnd.oasis.opendocument.text',
]

/** Media types of the files that a CV is extracted from. */
const CV_TYPES: readonly string[] = ['application/pdf', ...WORD_TYPES]

/** `accept` attribute for PDF and Word files. Systems without Word know the extensions only. */
export const CV_ACCEPT = ['.pdf', '.docx', '.docm', '.odt', ...CV_TYPES].join(',')

/** Whether a media type is one of a PDF or Word file. Some systems write types in lower case. */
export const isCvType = (type: string): boolean => CV_TYPES.some((known) => known.toLowerCase() === type.toLowerCase())

/** Whether a file's type or name is one of a PDF or Word file; its content may still be another. */
export const isCvFile = ({ name, type }: { readonly name: string; readonly type: string }): boolean =>
  isCvType(type) || /\.(?:pdf|docx|docm|odt)$/i.test(name)
