import { isReadablePage, type RecognizedPage } from '#shared/parser/recognition/recognized-page.ts'
import { type GrayImage, type QuarterTurn, toPgm, turnImage } from './gray-image.ts'
import type { Recognizer } from './recognizer.ts'

/** Pixels of an A4 page at 225 dpi. */
const PICTURE_PX = 1_860 * 2_631
/** Sideways pages are more frequent than pages upside down. */
const TURNS: readonly QuarterTurn[] = [0, 90, 270, 180]

interface PageSize {
  readonly width: number
  readonly height: number
}

/**
 * Scale (px per pt) at which a page is recognized: 225 dpi for A4. Apps save scans with any page size, so the number of
 * pixels is what is the same for all, not the resolution.
 */
export const getPictureScale = ({ width, height }: PageSize): number =>
  Math.sqrt(PICTURE_PX / Math.max(1, width * height))

/**
 * Recognizes the picture of page `number`; when hardly anything in it can be read, turned by quarters too. The page that
 * is returned has the size (pt) of the turned picture. `onProgress` gets shares from 0 to 1, again for each turn.
 */
export const recognizePicture = async (
  recognizer: Recognizer,
  image: GrayImage,
  { number, size }: { readonly number: number; readonly size: PageSize },
  onProgress: (share: number) => void,
): Promise<RecognizedPage> => {
  const pxPerPt = image.width / size.width
  let upright: RecognizedPage | undefined
  for (const turn of TURNS) {
    const turned = turnImage(image, turn)
    const lines = await recognizer.recognize(toPgm(turned), onProgress)
    const page = { number, width: turned.width / pxPerPt, height: turned.height / pxPerPt, pxPerPt, lines }
    if (isReadablePage(page)) return page
    upright ??= page
  }
  return upright ?? { number, ...size, pxPerPt, lines: [] }
}
