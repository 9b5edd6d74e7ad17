import type { Warning } from '../extracted-document.ts'
import type { PdfFile } from '../pdf/pdfjs-types.ts'

/** pdf.js's number for "text may be copied" among the permissions. */
const COPY_PERMISSION = 16

/** Hazards of the file as a whole: scripts, and a ban on copying its text. */
export const findFileWarnings = async (file: PdfFile): Promise<Warning[]> => {
  const [actions, permissions] = await Promise.all([
    file.getJSActions().catch(() => null),
    file.getPermissions().catch(() => null),
  ])
  const scripts =
    actions instanceof Map ? actions.size : actions && typeof actions === 'object' ? Object.keys(actions).length : 0
  return [
    ...(scripts > 0 ? [{ code: 'script', page: 1, params: { count: scripts } } as const] : []),
    ...(permissions && !new Set(permissions).has(COPY_PERMISSION) ? [{ code: 'restricted', page: 1 } as const] : []),
  ]
}
