/** Zoom factors; 1 fits the page into its frame. */
export const ZOOMS: readonly number[] = [0.75, 1, 1.25, 1.5, 2, 2.5]

export const nextZoom = (zoom: number, by: 1 | -1): number => {
  const at = ZOOMS.indexOf(zoom)
  return ZOOMS[Math.max(0, Math.min((at < 0 ? 1 : at) + by, ZOOMS.length - 1))] ?? 1
}
