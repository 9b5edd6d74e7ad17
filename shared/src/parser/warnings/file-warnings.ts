import type { Warning } from '../extracted-document.ts'
import type { PdfFile } from '../pdf/pdfjs-types.ts'

/** `PermissionFlag.COPY` of pdf.js. */
const COPY_PERMISSION = 16

/** Warnings about the whole file: scripts, and no permission to copy its text. */
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
