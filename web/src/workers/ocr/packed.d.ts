/** A file that the build copies, gzipped; see scripts/build/packed-files.ts. `bytes` is its size as downloaded. */
declare module '*?packed' {
  export const url: string
  export const bytes: number
}
