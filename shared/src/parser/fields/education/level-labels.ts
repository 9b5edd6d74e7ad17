import type { Entry } from '../entries/group-entries.ts'
import { isLevel } from '../entries/reading/text-marks.ts'
import type { StudyNames } from './assign-names.ts'
import { isBareDegree } from './split-names.ts'

interface Study {
  readonly entry: Entry
  readonly names: StudyNames
}

/** Share of the studies with a school from which on one without any is a label. */
const MIN_SCHOOL_SHARE = 0.6
const FORM = /^(?:formaci[oó]n|estudios|educaci[oó]n|nivel)\s(?:de\s)?/iu

/** Without labels that only tell the level of the studies below them: `Posgrado`, `Formación Licenciatura`. */
export const withoutLevelLabels = <Each extends Study>(studies: readonly Each[]): Each[] => {
  const withSchool = studies.filter(({ names }) => names.school)
  if (withSchool.length < 2 || withSchool.length < MIN_SCHOOL_SHARE * studies.length) return [...studies]
  return studies.filter((study, i) => i === studies.length - 1 || !isLabel(study))
}

const isLabel = ({ entry, names: { degree, school, field, location, others } }: Study): boolean =>
  degree !== undefined &&
  !(school || field || location || others.length > 0) &&
  entry.bodyLines.length === 0 &&
  entry.titleLines.every(({ dates }) => !dates) &&
  (isLevel(degree.text) || isBareDegree(degree.text.replace(FORM, '')))
