import type { Hazard, HazardCode } from '../../extraction/read-document.ts'
import type { Evidence } from '../results.ts'
import type { Context } from './context.ts'

export const hazardsOf = (context: Pick<Context, 'read'>, ...codes: readonly HazardCode[]): Hazard[] =>
  context.read.hazards.filter((hazard) => codes.includes(hazard.code))

/** Where hazards stand, as evidence. */
export const placesOf = (context: Pick<Context, 'read'>, hazards: readonly Hazard[]): Evidence[] =>
  hazards.map((hazard) => ({
    page: hazard.page,
    ...(hazard.line !== undefined && { line: hazard.line }),
    quote: (hazard.quote ?? (hazard.line === undefined ? '' : (context.read.lines[hazard.line]?.text ?? ''))).slice(
      0,
      200,
    ),
  }))

/** A number that a hazard carries, or a fallback. */
export const amountOf = (hazard: Hazard | undefined, name: string, fallback: number): number => {
  const value = hazard?.params?.[name]
  return typeof value === 'number' ? value : fallback
}
