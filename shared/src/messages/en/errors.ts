import type { ErrorMessages } from '../types.ts'

export const errorsEn: ErrorMessages = {
  'not-pdf': () => 'This file is not a PDF or Word file. Choose one or paste the text of your CV.',
  'old-word': () => 'This is a file of an old Word (.doc). Open it in Word and save it as PDF or DOCX.',
  'unsupported-file': () =>
    'This kind of file cannot be read. Open it in its program and save it as PDF, or paste the text of your CV.',
  damaged: () => 'The file is damaged and cannot be read. Export it again from the program that made it.',
  encrypted: () => 'The file has a password. Save a copy without one and try again.',
  empty: () => 'The file is empty: there is no text to read. Choose another file or paste the text.',
  scanned: () => 'The file holds pictures only: an ATS would read nothing. Export the CV as text or paste its content.',
  unreadable: () =>
    'The text of the PDF makes no sense when read (fonts without a character map). Paste the text or export it again.',
  'too-large': () => 'The file is over 10 MB. Make it smaller or paste the text.',
  'too-complex': () =>
    'This is too long or too complex to work on safely. Export the file again, shorten it or paste the text.',
  timeout: () => 'This took too long and was stopped. Try again, shorten it or paste the text.',
  'invalid-json': ({ line, column }) =>
    line ? `The file is not valid JSON (line ${line}, column ${column}).` : 'The file is not valid JSON.',
  'invalid-document': ({ path }) =>
    path ? `The file is not a resume we can read (field “${path}”).` : 'The file is not a resume we can read.',
  'newer-version': () => 'This resume was saved by a newer version of Faro. Update the app to edit it.',
  'too-many-entries': ({ max }) => `A section holds at most ${max ?? 200} entries. Delete or join some and try again.`,
  'too-many-entry-bullets': ({ max }) =>
    `An entry holds at most ${max ?? 300} points. Delete or join some and try again.`,
  'too-many-bullets': ({ max }) =>
    `A CV holds at most ${max ?? 1_500} points in all. Delete or join some and try again.`,
  'too-much-text': ({ max }) =>
    `The CV is too long: ${max ?? 150_000} characters fit, not counting the photo. Shorten it and try again.`,
  'too-many-pages': ({ max }) => `The PDF would have more than ${max ?? 60} pages. Shorten the CV and try again.`,
  'layout-too-large': () => 'The file has too much position data for its text. Paste the text of your CV.',
  'request-too-large': () => 'What was sent is too large. Make it smaller and try again.',
  'unknown-template': () => 'We could not find that template. Choose one from the gallery.',
  'invalid-request': ({ path }) =>
    path ? `Something is missing or not valid: “${path}”. Correct it and send it again.` : 'The request is not valid.',
  'ambiguous-credentials': () => 'Send either an access key or a session cookie, not both.',
  'text-too-short': ({ min }) => `Resume text must be at least ${min ?? 50} characters`,
  unauthenticated: () => 'Your session has ended. Sign in again; your work is still here.',
  'invalid-key': () => 'This access key doesn’t exist, was revoked or has expired. Create a new one in Settings.',
  'sign-in-used': () => 'This sign-in was used already. Sign in once more; nothing is lost.',
  'limit-reached': () => "You've reached the analysis limit for your plan. Upgrade your plan to continue.",
  forbidden: () => 'You may not do this.',
  'session-required': () => 'An access key can’t do this. Sign in to Faro and do it there.',
  'insufficient-scope': ({ scope }) =>
    scope
      ? `This access key doesn’t have the permission “${scope}”. Create one that does in Settings.`
      : 'This access key doesn’t have the permission for this. Create one that does in Settings.',
  'plan-required': () => 'Your plan doesn’t include this. Change your plan in Settings to use it.',
  'reauthentication-required': () => 'You signed in a while ago. Sign in again to confirm that it is you.',
  'bad-origin': () => 'The request did not come from Faro and was refused.',
  'not-found': () => 'It does not exist, or is gone.',
  'method-not-allowed': () => 'This address does not take that method.',
  conflict: () => 'This changed somewhere else. Look at both versions and choose.',
  'email-taken': () =>
    'Another account already has this email. Sign in with the Google account that you used before, or write to us.',
  'too-many-drafts': ({ max }) =>
    `Your account holds at most ${max ?? 200} CVs. Delete one that you no longer need and save again.`,
  'too-many-documents': ({ max }) =>
    `Your account holds at most ${max ?? 500} documents. Delete one that you no longer need and try again.`,
  'too-many-keys': ({ max }) =>
    `Your account can have up to ${max ?? 10} access keys. Revoke one you no longer need and try again.`,
  'too-many-resumes': ({ max }) =>
    `Your account holds at most ${max ?? 10_000} analyzed CVs. Delete some in the history and try again.`,
  'account-full': ({ megabytes }) =>
    `The ${megabytes ?? 100} MB of your account are full. Delete CVs or documents that you no longer need and try again.`,
  'already-subscribed': () => 'You already have a subscription. Change the plan in Settings.',
  'renewal-owed': () => 'Your last renewal is not paid. Update your card in Settings and try again.',
  'no-subscription': () => 'You have no subscription to change. Choose a plan to start.',
  'payment-incomplete': () => 'The payment is not complete yet. No plan was activated.',
  'payment-confirming': () => 'Your payment arrived. The plan becomes active as soon as it is confirmed.',
  'not-analyzed': () => 'This resume has no analysis yet. Analyse it first.',
  'unsupported-media': () => 'This kind of content is not accepted here.',
  'client-too-old': () => 'There is a new version of Faro. Update to go on; nothing will be lost.',
  'rate-limited': ({ seconds }) =>
    seconds ? `Too many requests in a row. Wait ${seconds} s and try again.` : 'Too many requests in a row.',
  'daily-limit': ({ max }) =>
    max
      ? `You have used the ${max} suggestions by AI of today. There are new ones tomorrow; those of our rules have no limit.`
      : 'You have used the suggestions by AI of today. There are new ones tomorrow; those of our rules have no limit.',
  cancelled: () => 'It was cancelled before the end. No analysis was charged.',
  internal: () => 'Something failed on our side. Try again in a moment.',
  'provider-unavailable': () => 'An outside service does not answer. Try again in a moment.',
  busy: ({ seconds }) =>
    seconds ? `Too many files are being read. Wait ${seconds} s and try again.` : 'Too many files are being read.',
  'not-configured': () => 'This service is not configured on this server.',
  'database-unavailable': () => 'The database does not answer. Try again in a moment.',
  'storage-full': () => 'There is no space left to save. What was saved is still there.',
  offline: () => 'There is no connection. What you write is kept on this device.',
}
