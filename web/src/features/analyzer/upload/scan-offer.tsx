import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { RecognitionOffer } from '#web/components/recognition/recognition-offer.tsx'
import { useRecognition } from '#web/components/recognition/use-recognition.ts'
import type { OfferedScan } from '../extraction/use-file-extraction.ts'

interface ScanOfferProps {
  scan: OfferedScan
  onRecognized: (document: ExtractedDocument) => Promise<void>
}

/** Offers to recognize the scanned pages of the selected file. */
export const ScanOffer = ({ scan, onRecognized }: ScanOfferProps) => {
  const recognition = useRecognition(scan, onRecognized)
  return <RecognitionOffer recognition={recognition} pages={scan.pages} className="mt-3" />
}
