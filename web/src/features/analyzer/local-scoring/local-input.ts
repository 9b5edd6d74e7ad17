import { accountChangeCount } from '#web/storage/account/current-account.ts'

export interface LocalInput {
  readonly file: File | null
  readonly text: string
  readonly job: string
}

let currentInput: LocalInput | null = null
accountChangeCount.subscribe(() => {
  currentInput = null
})

/** Hands a CV from the form to the screen that scores it on this device; nothing of it is sent or stored. */
export const setLocalInput = (input: LocalInput): void => {
  currentInput = input
}
export const getLocalInput = (): LocalInput | null => currentInput
