import type { Language } from '#shared/languages.ts'

/** The HTML that screens show while they load, by path. */
export type Frames = Readonly<Record<string, string>>

/** A template for each frame: the bootstrap script shows that of the address. */
export const createFrames = (language: Language, frames: Frames): string =>
  Object.entries(frames)
    .map(([path, html]) => `<template data-frame="${path}" lang="${language}">${html}</template>`)
    .join('')
