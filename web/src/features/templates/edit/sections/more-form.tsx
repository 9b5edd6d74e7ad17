import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEditing, useValue } from '../editing.ts'
import { DateField } from '../fields/date-field.tsx'
import { SkillsField } from '../fields/skills-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Bullets } from './bullets.tsx'
import { EntryList } from './entry-list.tsx'
import { nameIn } from './name-in.ts'
import { Period } from './period.tsx'

const Group = ({ list, title, children }: { list: string; title: string; children: ReactNode }) => {
  const value = useValue([list])
  const count = Array.isArray(value) ? value.length : 0
  return (
    <details open={count > 0} className="group border-b border-line pb-4">
      <summary className="flex min-h-11 items-baseline gap-2 py-2 font-serif text-lead">
        {title}
        {count > 0 && <span className="text-note text-ink-faint tabular-nums">{count}</span>}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}

const Certifications = () => {
  const { t } = useLingui()
  const { language } = useEditing()
  return (
    <EntryList
      list="certifications"
      add={t`Add certification`}
      unnamed={t`Certification`}
      empty={<Trans>Licenses and certificates that the job asks for.</Trans>}
      nameOf={(entry) => nameIn(language, entry.name)}
    >
      {(path) => (
        <>
          <TextField path={[...path, 'name']} label={<Trans>Name</Trans>} localized />
          <TextField path={[...path, 'issuer']} label={<Trans>Issuer</Trans>} />
          <DateField path={[...path, 'date']} label={<Trans>Date</Trans>} />
          <DateField path={[...path, 'expiryDate']} label={<Trans>Expiry date</Trans>} />
          <TextField path={[...path, 'credentialId']} label={<Trans>Credential ID</Trans>} />
          <TextField path={[...path, 'url']} label={<Trans>Link</Trans>} inputMode="url" />
        </>
      )}
    </EntryList>
  )
}

const Projects = () => {
  const { t } = useLingui()
  const { language } = useEditing()
  return (
    <EntryList
      list="projects"
      add={t`Add project`}
      unnamed={t`Project`}
      empty={<Trans>Work of your own that shows what you can do.</Trans>}
      nameOf={(entry) => nameIn(language, entry.name)}
    >
      {(path) => (
        <>
          <TextField path={[...path, 'name']} label={<Trans>Name</Trans>} localized />
          <TextField path={[...path, 'url']} label={<Trans>Link</Trans>} inputMode="url" />
          <Period path={path} />
          <TextField
            path={[...path, 'description']}
            label={<Trans>Description</Trans>}
            localized
            prose
            rows={3}
            className="sm:col-span-2"
          />
          <div className="sm:col-span-2">
            <SkillsField
              path={[...path, 'technologies']}
              label={<Trans>Technologies</Trans>}
              hint={<Trans>Separate them with commas.</Trans>}
              localized={false}
            />
          </div>
        </>
      )}
    </EntryList>
  )
}

const Awards = () => {
  const { t } = useLingui()
  const { language } = useEditing()
  return (
    <EntryList
      list="awards"
      add={t`Add award`}
      unnamed={t`Award`}
      empty={<Trans>Prizes and distinctions.</Trans>}
      nameOf={(entry) => nameIn(language, entry.title)}
    >
      {(path) => (
        <>
          <TextField path={[...path, 'title']} label={<Trans>Title</Trans>} localized />
          <TextField path={[...path, 'issuer']} label={<Trans>Issuer</Trans>} />
          <DateField path={[...path, 'date']} label={<Trans>Date</Trans>} />
          <TextField
            path={[...path, 'description']}
            label={<Trans>Description</Trans>}
            localized
            prose
            rows={2}
            className="sm:col-span-2"
          />
        </>
      )}
    </EntryList>
  )
}

const Volunteer = () => {
  const { t } = useLingui()
  const { language } = useEditing()
  return (
    <EntryList
      list="volunteer"
      add={t`Add volunteering`}
      unnamed={t`Volunteering`}
      empty={<Trans>What you did for others without pay.</Trans>}
      nameOf={(entry) => nameIn(language, entry.role, entry.organization)}
    >
      {(path) => (
        <>
          <TextField path={[...path, 'organization']} label={<Trans>Organization</Trans>} />
          <TextField path={[...path, 'role']} label={<Trans>Role</Trans>} localized />
          <Period path={path} current={<Trans>I do this now</Trans>} />
          <TextField
            path={[...path, 'description']}
            label={<Trans>Description</Trans>}
            localized
            prose
            rows={3}
            className="sm:col-span-2"
          />
        </>
      )}
    </EntryList>
  )
}

const Custom = () => {
  const { t } = useLingui()
  const { language } = useEditing()
  return (
    <EntryList
      list="custom"
      add={t`Add a section`}
      unnamed={t`Section`}
      empty={<Trans>Publications, interests, references: anything with a heading of its own.</Trans>}
      nameOf={(entry) => nameIn(language, entry.title)}
    >
      {(path) => (
        <>
          <TextField path={[...path, 'title']} label={<Trans>Heading</Trans>} localized className="sm:col-span-2" />
          <Bullets path={[...path, 'items']} label={t`Lines`} add={t`Add a line`} />
        </>
      )}
    </EntryList>
  )
}

/** The optional sections of a resume. */
export const MoreForm = () => {
  const { t } = useLingui()
  return (
    <div className="flex flex-col gap-2">
      <Group list="certifications" title={t`Certifications`}>
        <Certifications />
      </Group>
      <Group list="projects" title={t`Projects`}>
        <Projects />
      </Group>
      <Group list="awards" title={t`Awards`}>
        <Awards />
      </Group>
      <Group list="volunteer" title={t`Volunteer experience`}>
        <Volunteer />
      </Group>
      <Group list="custom" title={t`Sections of your own`}>
        <Custom />
      </Group>
    </div>
  )
}
