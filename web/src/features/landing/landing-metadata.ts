import { msg } from '@lingui/core/macro'

/** Title and description of the landing page, for the document, search engines and shared links. */
export const LANDING_TITLE = msg`Faro – your resume, seen in a better light`
export const LANDING_SUMMARY = msg`A score out of 100, the reason for each point and a PDF that an ATS can read.`
