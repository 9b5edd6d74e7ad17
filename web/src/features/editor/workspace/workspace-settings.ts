import * as z from 'zod'

const PANELS = ['design', 'score', 'job', 'letter'] as const
export type PanelName = (typeof PANELS)[number]

const settingsSchema = z.object({
  /** The open side panel of a wide screen. */
  panel: z.enum(PANELS).nullable().catch(null),
  /** Whether the strip of designs is open. */
  strip: z.boolean().catch(false),
  /** Widths that the person set, CSS px; null for the default. */
  pageWidth: z.number().min(0).max(10_000).nullable().catch(null),
  panelWidth: z.number().min(0).max(10_000).nullable().catch(null),
})
export type WorkspaceSettings = z.infer<typeof settingsSchema>

/** Local storage: how the editor is arranged on this device. It holds nothing of a resume. */
const KEY = 'editor-workspace'
const DEFAULTS: WorkspaceSettings = { panel: null, strip: false, pageWidth: null, panelWidth: null }

/** The stored arrangement; the default one without it. */
export const readWorkspaceSettings = (): WorkspaceSettings => {
  try {
    return settingsSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}')).data ?? DEFAULTS
  } catch {
    return DEFAULTS
  }
}

/** Stores the arrangement. Never throws. */
export const writeWorkspaceSettings = (settings: WorkspaceSettings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Storage is blocked: the arrangement lasts until the page is closed.
  }
}
