import { departures } from '#web/storage/account.ts'

export interface DeviceInput {
  readonly file: File | null
  readonly text: string
  readonly job: string
}

let kept: DeviceInput | null = null
departures.subscribe(() => {
  kept = null
})

/** Hands a CV from the form to the screen that scores it on this device; nothing of it is sent or stored. */
export const keepForDevice = (input: DeviceInput): void => {
  kept = input
}
export const deviceInput = (): DeviceInput | null => kept
