import { AppError } from '../../../errors.ts'
import { isLanguage } from '../../../languages.ts'
import { finishContent } from '../entry-values.ts'
import { createFieldExtractor } from '../field-extractor.ts'
import type { ImportedResume, ImportOptions } from '../imported-resume.ts'
import { createCustomSections } from './custom-sections.ts'
import { createElementReader } from './element-reader.ts'
import { fromCandidate } from './from-candidate.ts'
import { fromLearnerInfo } from './from-learner-info.ts'
import { readTree, type XmlTree } from './read-tree.ts'

/**
 * Imports Europass XML: `SkillsPassport` of the editor until 2020, or `Candidate` of europass.europa.eu. Values without
 * a field in a resume are reported.
 * @throws AppError `damaged` for what is no XML or has a DOCTYPE, `too-complex`, `invalid-document` for other XML, `empty`
 */
export const importEuropass = (bytes: Uint8Array, options: ImportOptions = {}): ImportedResume => {
  const xml = readTree(bytes)
  const fields = createFieldExtractor(xml.tree)
  const named = findLanguage(xml)
  const custom = createCustomSections(fields, xml.rootName, named ?? options.language ?? 'en')
  const root = createElementReader(fields, [xml.rootName])
  const raw = { element: root, fields, custom, language: named ?? options.language ?? 'en' }
  if (!isEuropassRoot(xml.rootName)) throw new AppError('invalid-document', { path: xml.rootName.slice(0, 60) })
  if (xml.root.children.length === 0) throw new AppError('empty')
  const result = finishContent(fields, xml.rootName === 'Candidate' ? fromCandidate(raw) : fromLearnerInfo(raw))
  return { kind: 'europass', ...result, ...(named && { language: named }) }
}

const isEuropassRoot = (name: string): boolean => ['SkillsPassport', 'LearnerInfo', 'Candidate'].includes(name)

/** `locale` of the older schema, `languageCode` of the profile in the newer one. */
const findLanguage = ({ root }: XmlTree) => {
  const profile = root.children.find(({ name }) => name.endsWith('CandidateProfile'))
  const code = (root.attributes.get('locale') ?? profile?.attributes.get('languageCode') ?? '')
    .slice(0, 2)
    .toLowerCase()
  return isLanguage(code) ? code : undefined
}
