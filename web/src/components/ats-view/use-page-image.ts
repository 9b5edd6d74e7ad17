import { useEffect, useState } from 'react'

/** Object URL of page `page` (from 1) as an image; null without a file, while it is rasterized, or when that fails. */
export const usePageImage = (file: Blob | null, page: number): string | null => {
  const [image, setImage] = useState<{ file: Blob; page: number; url: string } | null>(null)

  useEffect(() => {
    if (!file) return
    let url: string | null = null
    const controller = new AbortController()
    import('./rasterize-page.ts')
      .then(({ rasterizePage }) => rasterizePage(file, page, controller.signal))
      .then(
        (blob) => {
          if (controller.signal.aborted) return
          url = URL.createObjectURL(blob)
          setImage({ file, page, url })
        },
        () => {
          // Without an image, the page shows its extracted lines.
        },
      )
    return () => {
      controller.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [file, page])

  return image && image.file === file && image.page === page ? image.url : null
}
