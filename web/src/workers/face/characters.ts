/** Ranges of code points that faces keep, the most needed first: later ones are left out of a face that is too large. */
export const CHARACTER_GROUPS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0x20, 0x7e], // Basic Latin
    [0xa0, 0xff], // Latin-1
    [0x2010, 0x2027], // dashes, quotes, bullets
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
  ],
  [
    [0x100, 0x17f], // Latin Extended-A
    [0x218, 0x21b], // Romanian commas below
    [0x2c6, 0x2dd], // spacing accents
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ],
  [
    [0x2070, 0x2089], // superior and inferior figures
    [0x20a0, 0x20bf], // currency
    [0x2190, 0x2199], // arrows
    [0x25a0, 0x25cf], // squares, circles
    [0x2713, 0x2713],
  ],
  [
    [0x1e80, 0x1e85], // Welsh
    [0x1ea0, 0x1ef9], // Vietnamese, Guaraní
  ],
]

/** What is kerned with each other. */
export const KERNED_CHARACTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÉÍÓÚÜÑáéíóúüñ0123456789.,:;-–’“”()/'
