import { useMediaQuery } from '#web/ui/use-media-query.ts'

/** Whether the viewport is narrower than a table of seven columns needs. */
export const useIsNarrow = (): boolean => useMediaQuery('(width < 56rem)', false)
