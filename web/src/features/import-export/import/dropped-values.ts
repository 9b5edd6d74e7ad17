import type { DroppedValue } from '#shared/resume/import/dropped-value.ts'

const MAX_NAMES = 8

/** Whether a value of the person is missing in the draft. Data of the service that wrote the file is not theirs to miss. */
export const isLeftOut = ({ reason }: DroppedValue): boolean => reason !== 'other-data' && reason !== 'reversed-dates'

/** The fields of the first values, as the file calls them: `Birth Date, Industry, url, …`. */
export const summarizePaths = (dropped: readonly DroppedValue[]): string => {
  const names = [...new Set(dropped.map(({ path }) => toFieldName(path)))]
  return names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ', …' : '')
}

/** The last step of a path that is a name and says something: not a position in a list, a label or an attribute. */
const toFieldName = (path: string): string =>
  path.split('.').findLast((step) => !/^(?:\d+(?:-\d+)?|@.*|#text|Label|Contact|csv)$/.test(step)) ?? path
