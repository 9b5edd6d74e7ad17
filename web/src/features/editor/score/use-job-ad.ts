import { useState } from 'react'

/** Advertisements by draft. They are kept while the tab is open, and written nowhere. */
const ads = new Map<string, string>()

export const useJobAd = (draftId: string): readonly [string, (job: string) => void] => {
  const [job, setJob] = useState(() => ads.get(draftId) ?? '')
  const keep = (text: string) => {
    ads.set(draftId, text)
    setJob(text)
  }
  return [job, keep]
}
