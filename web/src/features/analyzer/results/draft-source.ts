import type { Country } from '#shared/countries.ts'

/** What a draft that is made from results takes from their analysis, besides what was read. */
export interface DraftSource {
  readonly name: string
  /** Id of the analyzed resume; null when it was scored on this device. */
  readonly resumeId: string | null
  /** What was scored on this device, so that all its findings open one draft. */
  readonly scored?: object | undefined
  /** The job ad of the analysis; empty without one. */
  readonly jobAd: string
  /** The country that the person set; undefined to guess it. */
  readonly country: Country | undefined
}
