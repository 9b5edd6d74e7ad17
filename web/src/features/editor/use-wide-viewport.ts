import { useMediaQuery } from '#web/ui/use-media-query.ts'

/** Whether the viewport is wide enough for form and preview side by side (64rem). */
export const useWideViewport = (): boolean => useMediaQuery('(min-width: 64rem)', true)
