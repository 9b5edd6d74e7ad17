import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWideViewport } from '../use-wide-viewport.ts'
import {
  type PanelName,
  readWorkspaceSettings,
  type WorkspaceSettings,
  writeWorkspaceSettings,
} from './workspace-settings.ts'

/** What lies over the form of a narrow screen: a sheet from below. */
type SheetName = PanelName | 'sections'

export interface Workspace {
  /** Whether form and page stand side by side. */
  readonly wide: boolean
  readonly settings: WorkspaceSettings
  readonly arrange: (changed: Partial<WorkspaceSettings>) => void
  /** The open side panel, or the open sheet of a narrow screen. */
  readonly open: SheetName | null
  /** Opens a panel or sheet in place of the one before; the same name again closes it. */
  readonly toggle: (name: SheetName) => void
  /** Closes the panel; the focus goes back to the button that opened it. */
  readonly close: () => void
  /** Whether a person opened the panel since the editor was opened: then it gets the focus. */
  readonly wasToggled: boolean
  /** Whether the page lies over the form of a narrow screen. */
  readonly isPageOver: boolean
  readonly setPageOver: (over: boolean) => void
  /** Removes what lies over the form. */
  readonly showForm: () => void
}

export const WorkspaceContext = createContext<Workspace | null>(null)

/** What the editor's screen shows, and how to change it. Throws outside of the editor. */
export const useWorkspace = (): Workspace => {
  const workspace = use(WorkspaceContext)
  if (!workspace) throw new Error('no workspace is open here')
  return workspace
}

/** Whether a panel stands in place of the form, where both do not fit beside the page. */
const isFormCovered = () => document.querySelector<HTMLElement>('[data-form-column]')?.hidden === true

/** The state of the workspace, for `WorkspaceContext`. A wide screen remembers its panel and widths on the device. */
export const useWorkspaceState = (): Workspace => {
  const wide = useWideViewport()
  const [settings, setSettings] = useState(readWorkspaceSettings)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const [isPageOver, setPageOver] = useState(false)
  useEffect(() => writeWorkspaceSettings(settings), [settings])
  const arrange = useCallback(
    (changed: Partial<WorkspaceSettings>) => setSettings((before) => ({ ...before, ...changed })),
    [],
  )
  const [wasToggled, setWasToggled] = useState(false)
  const opener = useRef<Element | null>(null)
  const open = wide ? settings.panel : sheet
  const setOpen = useCallback(
    (name: SheetName | null) => {
      if (!wide) setSheet(name)
      else if (name !== 'sections') arrange({ panel: name })
    },
    [wide, arrange],
  )
  const toggle = useCallback(
    (name: SheetName) => {
      opener.current = document.activeElement
      setWasToggled(true)
      setOpen(open === name ? null : name)
    },
    [open, setOpen],
  )
  const close = useCallback(() => {
    setOpen(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }, [setOpen])
  const showForm = useCallback(() => {
    setPageOver(false)
    setSheet(null)
    if (wide && isFormCovered()) arrange({ panel: null })
  }, [wide, arrange])
  return useMemo(
    () => ({
      wide,
      settings,
      arrange,
      open,
      toggle,
      close,
      wasToggled,
      isPageOver: !wide && isPageOver,
      setPageOver,
      showForm,
    }),
    [wide, settings, arrange, open, toggle, close, wasToggled, isPageOver, showForm],
  )
}
