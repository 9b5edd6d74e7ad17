import type { Country } from '../../countries.ts'

/** Calling codes of the European Union without Spain. */
const EU_CODES = '30 31 32 33 351 352 353 356 357 358 359 36 370 371 372 385 386 39 40 420 421 43 45 46 48 49'.split(
  ' ',
)
const CODES: ReadonlyMap<string, Country> = new Map<string, Country>([
  ['34', 'ES'],
  ['52', 'MX'],
  ['54', 'AR'],
  ['56', 'CL'],
  ['57', 'CO'],
  ['51', 'PE'],
  ['593', 'EC'],
  ['44', 'UK'],
  ...EU_CODES.map((code) => [code, 'EU'] as const),
])
/** Area codes under +1 that are not of the United States: Canada and the Caribbean. */
const OTHER_AREAS: ReadonlySet<string> = new Set(
  `204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 506 514 519 548 579 581 584 587 600 604
   613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942 242 246 264 268 284 345 441 473 649 658 664 721 758 767 784
   809 829 849 868 869 876`.split(/\s+/),
)
const MIN_DIGITS = 8

/** The country of a telephone number by its calling code; undefined without one. Source: ITU-T E.164 and the NANP. */
export const getPhoneCountry = (phone: string): Country | undefined => {
  const international = /^\s*(?:\(\s*)?(?:\+|00)(.*)$/.exec(phone)?.[1]
  const digits = international?.replace(/\D/g, '') ?? ''
  if (digits.length < MIN_DIGITS) return undefined
  if (digits.startsWith('1')) return OTHER_AREAS.has(digits.slice(1, 4)) ? 'OTHER' : 'US'
  return CODES.get(digits.slice(0, 2)) ?? CODES.get(digits.slice(0, 3)) ?? 'OTHER'
}
