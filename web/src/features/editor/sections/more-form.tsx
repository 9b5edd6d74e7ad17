import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useDocumentValue } from '../editor-context.ts'
import { AwardsForm } from './awards-form.tsx'
import { CertificationsForm } from './certifications-form.tsx'
import { CustomForm } from './custom-form.tsx'
import { ProjectsForm } from './projects-form.tsx'
import { VolunteerForm } from './volunteer-form.tsx'

const Group = ({ list, title, children }: { list: string; title: string; children: ReactNode }) => {
  const value = useDocumentValue([list])
  const count = Array.isArray(value) ? value.length : 0
  return (
    <details open={count > 0} className="group border-b border-line pb-4">
      <summary className="flex min-h-11 items-baseline gap-2 py-2 font-serif text-lead">
        <Icon
          name="chevron-right"
          size={18}
          className="self-center text-ink-soft transition-transform duration-150 group-open:rotate-90"
        />
        {title}
        {count > 0 && <span className="text-note text-ink-faint tabular-nums">{count}</span>}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}

/** The optional sections of a resume, each in a disclosure. */
export const MoreForm = () => {
  const { t } = useLingui()
  return (
    <div className="flex flex-col gap-2">
      <Group list="certifications" title={t`Certifications`}>
        <CertificationsForm />
      </Group>
      <Group list="projects" title={t`Projects`}>
        <ProjectsForm />
      </Group>
      <Group list="awards" title={t`Awards`}>
        <AwardsForm />
      </Group>
      <Group list="volunteer" title={t`Volunteer experience`}>
        <VolunteerForm />
      </Group>
      <Group list="custom" title={t`Custom sections`}>
        <CustomForm />
      </Group>
    </div>
  )
}
