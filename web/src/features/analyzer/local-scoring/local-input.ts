import type { Country } from '#shared/countries.ts'
import { takeDroppedFile } from '#web/platform/dropped-file.ts'
import { accountChangeCount } from '#web/storage/account/current-account.ts'
import type { ExtractionResult } from '#web/workers/extract/client.ts'

export interface LocalInput {
  readonly file: File | null
  readonly text: string
  readonly job: string
  readonly country: Country | undefined
  /** The extraction of `file` that the form started; null without a file. */
  readonly extraction: Promise<ExtractionResult> | null
}

let currentInput: LocalInput | null = null
accountChangeCount.subscribe(() => {
  currentInput = null
})

/** Hands a CV from the form to the local score screen; it is neither sent nor stored. Null forgets it. */
export const setLocalInput = (input: LocalInput | null): void => {
  currentInput = input
}

/** The CV that was handed over by the form, or dropped on the landing page; null without one. */
export const getLocalInput = (): LocalInput | null => {
  const file = takeDroppedFile()
  if (file) currentInput = { file, text: '', job: '', country: undefined, extraction: null }
  return currentInput
}
