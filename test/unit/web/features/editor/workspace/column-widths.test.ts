import { describe, expect, it } from 'vitest'
import { getColumnWidths, MIN_WIDTHS } from '#web/features/editor/workspace/column-widths.ts'

/** Width of the columns beside the sections in a window of 1280 px. */
const SMALL_LAPTOP = 1184
const wishes = { total: SMALL_LAPTOP, page: null, panel: null, hasPanel: false }

describe('getColumnWidths', () => {
  it('gives the page its least width and the rest to the form in a small window', () => {
    expect(getColumnWidths(wishes)).toMatchObject({ page: 608, panel: 0, form: 576 })
  })

  it('takes the room of a panel from the form', () => {
    const { page, panel, form } = getColumnWidths({ ...wishes, hasPanel: true })
    expect(page).toBe(getColumnWidths(wishes).page)
    expect(panel + form).toBe(576)
    expect(form).toBeGreaterThanOrEqual(MIN_WIDTHS.form)
  })

  it('puts the panel in place of the form where both do not fit', () => {
    expect(getColumnWidths({ ...wishes, total: 928, hasPanel: true })).toMatchObject({ page: 608, panel: 320, form: 0 })
  })

  it.each([
    { wished: 0, page: MIN_WIDTHS.page },
    { wished: 700, page: 700 },
    { wished: 9_000, page: SMALL_LAPTOP - MIN_WIDTHS.form },
  ])('keeps a wished page width of $wished within its limits', ({ wished, page }) => {
    expect(getColumnWidths({ ...wishes, page: wished }).page).toBe(page)
  })

  it('narrows a wide page for a panel, down to its least width', () => {
    const widths = getColumnWidths({ ...wishes, page: 900, hasPanel: true })
    expect(widths).toMatchObject({ page: 640, panel: MIN_WIDTHS.panel, form: MIN_WIDTHS.form })
  })

  it('never returns negative widths before the first measurement', () => {
    expect(getColumnWidths({ ...wishes, total: 0, hasPanel: true })).toMatchObject({ page: 0, panel: 0, form: 0 })
  })
})
