import { useState } from 'react'
import type { Country } from '#shared/countries.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { type FileExtraction, useFileExtraction } from '../extraction/use-file-extraction.ts'

type InputTab = 'file' | 'text'

export interface CvInput {
  readonly tab: InputTab
  readonly file: File | null
  readonly text: string
  readonly job: string
  /** Undefined to guess it. */
  readonly country: Country | undefined
  readonly extraction: FileExtraction
  readonly setTab: (tab: InputTab) => void
  readonly setFile: (file: File | null) => void
  readonly setText: (text: string) => void
  readonly setJob: (job: string) => void
  readonly setCountry: (country: Country | undefined) => void
}

/** State of the upload form. It lives above the form, so that a failed analysis keeps what was entered. */
export const useCvInput = (): CvInput => {
  const language = useLanguage()
  const [tab, setTab] = useState<InputTab>('file')
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useState('')
  const [job, setJob] = useState('')
  const [country, setCountry] = useState<Country>()
  const extraction = useFileExtraction(file, { language, job, country })
  return { tab, file, text, job, country, extraction, setTab, setFile, setText, setJob, setCountry }
}
