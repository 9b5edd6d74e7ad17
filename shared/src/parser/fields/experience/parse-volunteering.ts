import type { Experience, Sections } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import { scoreRole } from '../../lexicon/name-scores.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import type { ProvenanceCollector } from '../provenance-collector.ts'
import { parseExperience } from './parse-experience.ts'

type VolunteerEntry = NonNullable<Sections['volunteer']>[number]

/** The entries of a volunteering section, parsed as jobs. `offset` is the number of entries before. */
export const parseVolunteering = (
  lines: readonly ParsedLine[],
  provenance: ProvenanceCollector,
  offset: number,
): VolunteerEntry[] =>
  parseExperience(lines, toVolunteerPaths(provenance), offset).map((job, i) =>
    toVolunteerEntry(job, `volunteer-${offset + i + 1}`),
  )

const toVolunteerEntry = (job: Experience, id: string): VolunteerEntry => {
  const { company = '', position = '' } = job
  const isOrganization = company === '' && scoreRole(position) === 0
  return {
    id,
    organization: isOrganization ? position : company,
    role: isOrganization ? '' : position,
    startDate: job.startDate,
    ...(job.endDate && { endDate: job.endDate }),
    ...(job.current && { current: true }),
    description: [job.description, ...(job.achievements ?? [])]
      .filter((text) => text !== '')
      .join('\n')
      .slice(0, LIMITS.proseChars),
  }
}

/** Fields of a job by the names they have in a volunteer entry. */
const VOLUNTEER_FIELDS: Readonly<Record<string, string>> = {
  company: 'organization',
  position: 'role',
  achievements: 'description',
}

/** A collector for paths of jobs that records them as paths of volunteer entries, which have no location. */
const toVolunteerPaths = (provenance: ProvenanceCollector): ProvenanceCollector => ({
  entries: provenance.entries,
  record: (path, line, confidence) => {
    const [, id = '', field = ''] = path.split('/')
    if (field === 'location') return
    provenance.record(
      `volunteer/${id.replace('experience', 'volunteer')}/${VOLUNTEER_FIELDS[field] ?? field}`,
      line,
      confidence,
    )
  },
})
