import { fileURLToPath } from 'node:url'

/** A file of `fixtures/` by its name. */
export const fixture = (name: string): string => fileURLToPath(new URL(`../../corpus/${name}`, import.meta.url))
