const WEIGHT = { required: 3, preferred: 1 } as const
const SHARE = { met: 1, unclear: 0.5, elsewhere: 0, missing: 0 } as const

/**
 * How much of what a job ad asks for the resume has, 0–100, rounded down, so that 100 means all of it. A required item
 * counts as three preferred ones, an unclear one as half. Null when the ad asks for nothing that was understood. The
 * rate rests on the fields of the resume alone, so that a file and the draft made from it have the same.
 */
export const toMatchRate = (
  requirements: readonly { readonly level: keyof typeof WEIGHT; readonly status: keyof typeof SHARE }[],
): number | null => {
  const all = requirements.reduce((sum, { level }) => sum + WEIGHT[level], 0)
  const met = requirements.reduce((sum, { level, status }) => sum + WEIGHT[level] * SHARE[status], 0)
  return all === 0 ? null : Math.floor((met / all) * 100)
}
