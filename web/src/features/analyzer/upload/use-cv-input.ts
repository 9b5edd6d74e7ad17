import { useState } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
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

/** State of the upload form. It lives above the form, so that a failed analysis keeps what was entered. */
export const useCvInput = (): CvInput => {
  const language = useLanguage()
  const [tab, setTab] = useState<InputTab>('file')
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useState('')
  const [job, setJob] = useState('')
  const extraction = useFileExtraction(file, language, job)
  return { tab, file, text, job, extraction, setTab, setFile, setText, setJob }
}
