import { useState } from 'react'
import { type FileExtraction, useFileExtraction } from '../extraction/use-file-extraction.ts'

type InputTab = 'file' | 'text'

export interface CvInput {
  readonly tab: InputTab
  readonly file: File | null
  readonly text: string
  readonly job: string
  readonly extraction: FileExtraction
  readonly setTab: (tab: InputTab) => void
  readonly setFile: (file: File | null) => void
  readonly setText: (text: string) => void
  readonly setJob: (job: string) => void
}

/** What the person has given so far; lives above the card, so that a failed analysis gives it back. */
export const useCvInput = (): CvInput => {
  const [tab, setTab] = useState<InputTab>('file')
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useState('')
  const [job, setJob] = useState('')
  const reading = useFileExtraction(file)
  return { tab, file, text, job, extraction: reading, setTab, setFile, setText, setJob }
}
