import * as z from 'zod'

/**
 * The countries whose customs for resumes are known. `EU` is a member of the European Union other than Spain, `OTHER` any
 * other country.
 */
export const COUNTRIES = ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'EC', 'US', 'UK', 'EU', 'OTHER'] as const
export const countrySchema = z.enum(COUNTRIES)
export type Country = z.infer<typeof countrySchema>

/** Whether a value is the code of a country. */
export const isCountry = (value: unknown): value is Country => countrySchema.safeParse(value).success
