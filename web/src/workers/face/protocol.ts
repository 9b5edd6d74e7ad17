import type { FaceWeight } from '#shared/resume/design/brand.ts'

/** A face as a brand stores it. */
export interface RedrawnFace {
  /** TrueType with the characters of European resumes, as Base64. */
  readonly base64: string
  /** Of the family, as far as it fits in `OwnFamily.name`. */
  readonly family: string
  /** What the file says that it is. */
  readonly weight: FaceWeight
  readonly sizeFactor: number
}

export interface FaceApi {
  redraw(bytes: Uint8Array): Promise<RedrawnFace>
}
