/** Lower case without accents: `Otoño` becomes `otono`. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
