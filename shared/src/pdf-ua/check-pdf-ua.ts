import { strFromU8 } from 'fflate'
import { checkAnnotations, checkParentTree } from './check-annotations.ts'
import { checkContents } from './check-contents.ts'
import { checkDocument, checkSecurity } from './check-document.ts'
import { checkStructure } from './check-structure.ts'
import { openPdfFile } from './pdf-file.ts'
import { type Failure, Failures } from './report.ts'
import { readStructure } from './structure.ts'

/** The machine-checkable conditions of PDF/UA-1 (Matterhorn Protocol 1.1) that a file does not meet. */
export const checkPdfUa = (bytes: Uint8Array): Failure[] => {
  const failures = new Failures()
  const file = openPdfFile(bytes)
  if (checkSecurity(file, failures)) return failures.list
  const structure = readStructure(file)
  checkDocument(file, structure, strFromU8(bytes.subarray(0, 10), true), failures)
  checkStructure(file, structure, failures)
  checkAnnotations(file, structure, failures)
  checkParentTree(file, structure, failures)
  checkContents(file, structure, failures)
  return failures.list
}
