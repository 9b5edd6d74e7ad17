import { contentSchema, type ResumeContent } from '#shared/resume/schema/content.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'

/** The sample with each job three times: two pages in most templates. */
export const twoPages: ResumeContent = contentSchema.parse({
  ...sampleEs,
  sections: {
    ...sampleEs.sections,
    experience: [1, 2, 3].flatMap((round) =>
      (sampleEs.sections.experience ?? []).map((job) => ({ ...job, id: `${job.id}-${round}` })),
    ),
  },
})

const RESULT =
  'la propagación de ondas en medios inhomogéneos, con 14 coautores de seis países y 230 citas desde entonces; sus datos y su código son públicos y tres laboratorios lo han repetido con éxito.'

/** An academic career with 300 bullets, each about `result`. */
const createCareer = (result: string): ResumeContent =>
  contentSchema.parse({
    personalInfo: { ...sampleEs.personalInfo, fullName: 'Catalina Ybáñez Muñoz', title: 'Catedrática de Física' },
    sections: {
      summary: sampleEs.sections.summary,
      experience: Array.from({ length: 30 }, (_, job) => ({
        id: `job-${job}`,
        company: `Universidad de Prueba ${job + 1}`,
        position: 'Investigadora principal',
        startDate: `${1990 + job}-09`,
        endDate: `${1991 + job}-08`,
        location: 'Salamanca, España',
        description: '',
        achievements: Array.from({ length: 10 }, (_, n) => `Publiqué el resultado ${job + 1}.${n + 1} sobre ${result}`),
      })),
    },
  })

/** 20 pages. */
export const twentyPages = createCareer(RESULT)
/** 31 pages. */
export const thirtyOnePages = createCareer(`${RESULT} ${RESULT}`)
