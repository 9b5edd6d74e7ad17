/** What speaks for a reading of a section, as logarithms of odds; tuned on labeled resumes, see docs/parser.md. */
export const WEIGHTS = {
  /** Texts between separators: how likely a separator ends a field, and the cost of a field that goes over it. */
  splitGap: 0.34,
  joinGap: -1.37,
  splitFont: 0.36,
  joinFont: -1.2,
  splitSign: 0,
  joinSign: -2,
  splitStrong: 0.2,
  joinStrong: -0.5,
  splitComma: -0.48,
  /** Names hardly start in lower case. */
  splitLowercase: -1,
  splitColon: -1.04,
  splitLevel: 0.3,
  joinLevel: -3,
  splitAt: 0.3,
  splitEn: -4.12,
  employerAfterEn: 3.6,
  fieldAfterEn: -3,
  splitBracket: -0.59,
  placeInBrackets: 2,
  placeAfterComma: 1,
  placeInName: -1,
  /** `Duna Consultores (cliente Banco Sur)`: the client is no part of the name. */
  clientInName: -3,
  /** `Gardener at Lumo Nurseries`: what stands after `at` is the employer. */
  otherAfterAt: -3,
  /** `Rivera (ropa de trabajo)`: what brackets tell about an employer. */
  gloss: 1.6,
  /** A name holds whole brackets. */
  openBracket: -2,
  splitStop: -0.4,
  splitSlash: -0.9,
  /** `Ribera S.L. Olmedo`: a legal form ends a name. */
  splitForm: -0.4,
  joinForm: -0.6,
  splitQuote: 0,
  joinQuote: -0.5,
  /** A part of an organization as its name. */
  unit: -1.5,
  otherUnit: -1.6,
  /** `Department of Botany, University of Olmedo`: a part before its organization is part of the name. */
  unitInName: 3,
  /** `Técnica en prácticas – Suelos`, `Ulma Hermanos, vivero de olivos`: a name with what it is about. */
  specialTitle: -1.2,
  apposition: -0.8,
  /** `Cook | Waitress`: two positions in one. */
  titles: 0.8,
  /** `University of Olmedo, Faculty of Botany`: so is one after it. */
  unitAfterName: 1.5,
  /** A name that is in quotes as a whole is an organization. */
  quoted: 1.5,
  splitSchool: -1.5,
  /** Texts that no field holds. */
  other: -3,
  otherName: 0.64,
  /** A field of study beside a degree. */
  studyField: -1.5,
  /** `Research Fellow, Sanz Lab`: a comma in the title of a job hardly ends it, where no field follows. */
  otherAfterTitle: -1.2,
  /** `Soil Mapping (supervisor: Nuria Salas)`: what somebody led is work, no employer. */
  leaderAfterTitle: 6,
  /** `Gardener    Lumo Nurseries`: a cell beside the title of a job that fits an employer is one. */
  cellAfterTitle: -1,
  firstOther: -1.86,
  /** Running text after the names on their line. */
  otherText: 0,
  /** `Soil chemist. • Mapped two valleys`: a role before text with a mark. */
  markedText: 2,
  /** A role that a sentence tells. */
  toldRole: 4,
  otherNote: -0.3,
  /** Lines. */
  kind: 1,
  bodyKind: 1.66,
  place: 0.89,
  start: -4.86,
  head: -0.6,
  body: -0.9,
  bullet: 2,
  sentence: 1.5,
  long: 1.5,
  indent: 0.76,
  lowercase: 2.5,
  wideStart: 1.12,
  wideHead: -1.68,
  afterBullet: 0.66,
  afterStatus: 1.5,
  emphasis: 1,
  bodyStyle: -1.24,
  dated: 1.14,
  datedStart: 1,
  labeledStart: -3,
  datedBody: -2.1,
  wrapped: 0.6,
  openEnd: 0.6,
  wrappedBody: 2.1,
  /** A line that wraps, and one that does in the middle of a phrase. */
  pair: -1,
  openPair: 2.5,
  /** One that wraps in a section with too few full lines to know its width. */
  thinPair: -1.5,
  /** A bullet in a list of entries. */
  entryBullet: 2,
  runsOn: 1.5,
  paragraph: 2,
  introduction: 2,
  /** Text before the first entry. */
  preamble: -0.9,
  label: 3,
  /** Entries. */
  noTitle: -1.5,
  noOrganization: -2.5,
  noName: -2,
  inherited: -0.9,
  noDates: -1.01,
  secondDates: -0.5,
  secondRange: -1.5,
  headLine: -0.3,
  /** Further dates beside names that no field holds: those of another entry. */
  secondOther: -3,
  /** Anatomy. */
  style: 1.38,
  order: 0.6,
  look: 0.6,
  unknown: -5.5,
  rulesName: 0.8,
  rules: 2.1,
}
