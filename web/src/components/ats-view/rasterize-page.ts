import { rasterizeFilePage } from '#web/workers/render/client.ts'

const WIDTH_PX = 1_200

/** Page `page` (from 1) of a PDF as a PNG, rasterized in the render worker. */
export const rasterizePage = async (file: Blob, page: number, signal: AbortSignal): Promise<Blob> =>
  rasterizeFilePage(signal, new Uint8Array(await file.arrayBuffer()), page, WIDTH_PX)
