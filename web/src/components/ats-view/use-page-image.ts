import { useEffect, useState } from 'react'

/** An address of the page's picture once it is drawn; null while there is none, or no file to draw it from. */
export const usePageImage = (file: Blob | null, page: number): string | null => {
  const [picture, setPicture] = useState<{ file: Blob; page: number; url: string } | null>(null)

  useEffect(() => {
    if (!file) return
    let url: string | null = null
    const stop = new AbortController()
    import('./rasterize-page.ts')
      .then(({ rasterizePage: drawPage }) => drawPage(file, page, stop.signal))
      .then(
        (blob) => {
          if (stop.signal.aborted) return
          url = URL.createObjectURL(blob)
          setPicture({ file, page, url })
        },
        () => {
          // The sketch from the read lines stays: it needs no picture.
        },
      )
    return () => {
      stop.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [file, page])

  return picture && picture.file === file && picture.page === page ? picture.url : null
}
