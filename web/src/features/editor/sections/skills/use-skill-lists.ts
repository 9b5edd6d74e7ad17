import { useLingui } from '@lingui/react/macro'
import { otherLanguage } from '#shared/languages.ts'
import type { LocalizedTextList, SkillGroup } from '#shared/resume/schema/document.ts'
import type { DocumentPath } from '#shared/resume/schema/document-to-content.ts'
import { getGroupPath, TECHNICAL_PATH } from '#shared/resume/skills/skill-groups.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { useEditor } from '../../editor-context.ts'
import { joinEntryName } from '../entries/entry-name.ts'

/** A list of skills that a skill can be moved to. */
export interface SkillList {
  readonly path: DocumentPath
  readonly name: string
  /** In the language that is edited. */
  readonly items: readonly string[]
}

const SOFT_PATH: DocumentPath = ['skills', 'soft']

const selectSkills = ({ document }: DocumentSnapshot) => document.skills

/** The lists of skills in the order of the page, and the groups among them. */
export const useSkillLists = (): { readonly lists: readonly SkillList[]; readonly groups: readonly SkillGroup[] } => {
  const { t } = useLingui()
  const { store, language } = useEditor()
  const { technical, soft, groups } = useDocument(store, selectSkills)
  const getItems = (list: LocalizedTextList) => list[language] ?? list[otherLanguage(language)] ?? []
  const lists = [
    { path: TECHNICAL_PATH, name: t`Technical skills`, items: getItems(technical) },
    ...groups.map(({ id, name, items }, index) => ({
      path: getGroupPath(id),
      name: joinEntryName(language, name) || t`Group ${index + 1}`,
      items: getItems(items),
    })),
    { path: SOFT_PATH, name: t`Soft skills`, items: getItems(soft) },
  ]
  return { lists, groups }
}
