import type { DrawList } from '#shared/renderer/draw/draw-list.ts'
import type { TextSpan } from './protocol.ts'

/** Gives a drawn page, by its number from 1 and its text layer, an id that changes with what is on the page. */
export type GetPageId = (list: DrawList, number: number, text: readonly TextSpan[]) => string

/** Ids of the pages of one worker; another one never gives the same. Shapes of uploaded faces are not compared. */
export const createPageIds = (): GetPageId => {
  const prefix = crypto.randomUUID()
  const latest = new Map<number, { readonly contents: string; readonly id: string }>()
  let count = 0
  return (list, number, text) => {
    const { paper, family, pages } = list
    const contents = JSON.stringify([paper, family, pages[number - 1], text], leaveOutNodes)
    const known = latest.get(number)
    if (known?.contents === contents) return known.id
    count += 1
    const id = `${prefix}-${count}`
    latest.set(number, { contents, id })
    return id
  }
}

/** The tree of tags, which links parents and is not drawn. */
const leaveOutNodes = (key: string, value: unknown): unknown => (key === 'node' ? undefined : value)
