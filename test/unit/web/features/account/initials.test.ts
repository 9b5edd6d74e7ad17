import { expect, it } from 'vitest'
import { getInitials } from '#web/features/account/initials.ts'

it.each([
  ['Ana García Ruiz', 'AR'],
  ['Madonna', 'M'],
  ['  ñandú  ', 'Ñ'],
  ['𝒜lex 𝒵', '𝒜𝒵'],
  ['', '·'],
])('%s gives %s', (name, expected) => {
  expect(getInitials(name)).toBe(expected)
})
