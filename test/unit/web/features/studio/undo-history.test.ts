import { describe, expect, it } from 'vitest'
import { createUndoHistory, pushValue, redo, undo } from '#web/features/studio/undo-history.ts'

const start = { name: 'Aldaba', colors: { ink: '#111111', tint: '#eeeeee' }, footer: undefined }
const withInk = (ink: string) => ({ ...start, colors: { ...start.colors, ink } })

describe('the undo history of a design', () => {
  it('steps back and forth', () => {
    const named = pushValue(createUndoHistory<object>(start), { ...start, name: 'Cerrojo' }, 0)
    const colored = pushValue(named, { ...start, name: 'Cerrojo', footer: 'Lugo' }, 5_000)
    const back = undo(colored)
    expect(back.value).toEqual({ ...start, name: 'Cerrojo' })
    expect(undo(undo(back)).value).toBe(start)
    expect(redo(back).value).toBe(colored.value)
    expect(redo(redo(back)).value).toBe(colored.value)
  })

  it('joins changes of one field until a pause, and for six seconds at most', () => {
    const one = pushValue(createUndoHistory(start), withInk('#222222'), 0)
    const two = pushValue(one, withInk('#333333'), 900)
    expect(two.past).toHaveLength(1)
    expect(pushValue(two, withInk('#444444'), 2_000).past).toHaveLength(2)
    const long = [1_800, 2_700, 3_600, 4_500, 5_400, 6_300].reduce(
      (history, at) => pushValue(history, withInk(`#${at}00`.slice(0, 7)), at),
      two,
    )
    expect(long.past).toHaveLength(2)
  })

  it('keeps changes of different fields apart, however quick, and does not join after an undo', () => {
    const one = pushValue(createUndoHistory(start), withInk('#222222'), 0)
    const two = pushValue(one, { ...one.value, colors: { ...one.value.colors, tint: '#dddddd' } }, 10)
    expect(two.past).toHaveLength(2)
    const undone = pushValue(undo(two), withInk('#555555'), 20)
    expect(undone.past).toHaveLength(2)
    expect(undone.future).toEqual([])
  })

  it('has no step for an equal value', () => {
    const history = createUndoHistory(start)
    expect(pushValue(history, { ...start, colors: { ...start.colors } }, 0)).toBe(history)
  })
})
