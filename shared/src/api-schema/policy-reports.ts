import * as z from 'zod'

/** A violation of the content security policy, as a browser reports it. */
export interface PolicyViolation {
  readonly documentUrl: string
  readonly directive: string
  /** An address, a keyword such as `inline`, or empty. */
  readonly blockedUrl: string
}

const textSchema = z.string().max(4_000)

/** `application/csp-report` (`report-uri`); the older name of the directive may hold its sources too. */
const oldReport = z
  .object({
    'csp-report': z.object({
      'document-uri': textSchema,
      'effective-directive': textSchema.optional(),
      'violated-directive': textSchema.optional(),
      'blocked-uri': textSchema.default(''),
    }),
  })
  .transform(({ 'csp-report': report }): PolicyViolation[] => [
    {
      documentUrl: report['document-uri'],
      directive: report['effective-directive'] || (report['violated-directive']?.split(' ')[0] ?? ''),
      blockedUrl: report['blocked-uri'],
    },
  ])

/** `application/reports+json` (`report-to`): reports of any type. */
const newReports = z
  .array(
    z.union([
      z.object({
        type: z.literal('csp-violation'),
        body: z.object({ documentURL: textSchema, effectiveDirective: textSchema, blockedURL: textSchema.default('') }),
      }),
      z.object({ type: z.string() }).transform(() => null),
    ]),
  )
  .max(100)
  .transform((reports): PolicyViolation[] =>
    reports.flatMap((report) =>
      report
        ? [
            {
              documentUrl: report.body.documentURL,
              directive: report.body.effectiveDirective,
              blockedUrl: report.body.blockedURL,
            },
          ]
        : [],
    ),
  )

/** The body of a report in either format, as a list of violations. */
export const policyReports = z.union([newReports, oldReport])
