import html2canvas from 'html2canvas-pro'
import { saveBlob } from '#web/platform/save-blob.ts'

const NAME = 'faro-score.png'

const pictureOf = async (element: HTMLElement): Promise<Blob> => {
  const canvas = await html2canvas(element, { scale: 2, logging: false, backgroundColor: null })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

/** Makes a picture of an element and hands it to the system's share sheet; saves it where there is none. */
export const sharePicture = async (element: HTMLElement, title: string): Promise<void> => {
  const blob = await pictureOf(element)
  const file = new File([blob], NAME, { type: 'image/png' })
  const offer = { files: [file], title }
  if (!navigator.canShare?.(offer)) return saveBlob(blob, NAME)
  try {
    await navigator.share(offer)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveBlob(blob, NAME)
  }
}
