/** Narrowest columns, CSS px. The page column holds a page of 560 px, its padding and a scroll bar. */
export const MIN_WIDTHS = { form: 280, panel: 264, page: 608 } as const

/** Widths without a choice of the person: the form gets its share first, and the page grows up to a limit. */
const DEFAULT_FORM = 584
const DEFAULT_PANEL = 320
const MAX_DEFAULT_PAGE = 880

export interface ColumnWishes {
  /** Width of form, panel and page together, CSS px. */
  readonly total: number
  /** Widths that the person set; null for the default. */
  readonly page: number | null
  readonly panel: number | null
  readonly hasPanel: boolean
}

export interface ColumnWidths {
  readonly page: number
  /** 0 without a panel. */
  readonly panel: number
  /** 0 where the panel takes the place of the form, because both do not fit. */
  readonly form: number
  readonly maxPage: number
  readonly maxPanel: number
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, Math.max(min, max)))

/** Returns the widths of form, panel and page. A panel takes its room from the form; the page keeps its least width. */
export const getColumnWidths = ({
  total,
  page: wishedPage,
  panel: wishedPanel,
  hasPanel,
}: ColumnWishes): ColumnWidths => {
  const minPage = Math.max(0, Math.min(MIN_WIDTHS.page, total - MIN_WIDTHS.form))
  const beside = MIN_WIDTHS.form + (hasPanel ? MIN_WIDTHS.panel : 0)
  const maxPage = Math.max(minPage, total - beside)
  const page = clamp(wishedPage ?? Math.min(total - DEFAULT_FORM, MAX_DEFAULT_PAGE), minPage, maxPage)
  const left = total - page
  if (!hasPanel) return { page, panel: 0, form: left, maxPage, maxPanel: 0 }
  if (left < beside) return { page, panel: left, form: 0, maxPage, maxPanel: left }
  const maxPanel = left - MIN_WIDTHS.form
  const panel = clamp(wishedPanel ?? DEFAULT_PANEL, MIN_WIDTHS.panel, maxPanel)
  return { page, panel, form: left - panel, maxPage, maxPanel }
}
