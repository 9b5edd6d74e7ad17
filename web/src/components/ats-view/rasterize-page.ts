import { rasterizeFilePage } from '#web/workers/render/client.ts'

const WIDTH_PX = 1_200

/** A page of the file as a picture, drawn in the worker. */
export const rasterizePage = async (file: Blob, page: number, signal: AbortSignal): Promise<Blob> =>
  rasterizeFilePage(signal, new Uint8Array(await file.arrayBuffer()), page, WIDTH_PX)
