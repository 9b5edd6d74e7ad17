declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

declare module '*.po?shell' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

declare module '*.po?screens' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
