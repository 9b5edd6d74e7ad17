import { pluralize } from '../format.ts'
import type { ErrorMessages } from '../types.ts'
import { formatCount, formatNumber } from './numbers.ts'

export const errorsEn: ErrorMessages = {
  'not-pdf': () => 'This isn’t a PDF or Word file. Choose another file or paste the text of your resume.',
  'old-word': () => 'This file is in the old Word format (.doc). Open it in Word and save it as a PDF or DOCX file.',
  'unsupported-file': () =>
    'We can’t read this type of file. Open it in the program it was created with and save it as a PDF, or paste the text of your resume.',
  damaged: () => 'The file is damaged and we can’t read it. Export it again from the program you created it in.',
  encrypted: () => 'The file has a password. Save a copy without one and try again.',
  empty: () => 'The file has no text. Choose another file or paste the text of your resume.',
  scanned: () =>
    'The file contains only images, so an ATS can’t read it. Export it again with selectable text, or paste its content.',
  unreadable: () =>
    'We can’t read the text of this PDF because of its fonts. Export it again with other fonts or paste the text.',
  'too-large': () => 'The file is over 10 MB. Make it smaller or paste the text.',
  'too-complex': () =>
    'The document is too long or too complex to process. Export the file again, shorten it or paste the text.',
  timeout: () => 'This took too long, so we stopped it. Try again, shorten your resume or paste the text.',
  'invalid-json': ({ line, column }) =>
    line
      ? `The file isn’t valid JSON (line ${line}, column ${column}). Export it again and try once more.`
      : 'The file isn’t valid JSON. Export it again and try once more.',
  'invalid-document': ({ path }) =>
    path
      ? `This file doesn’t seem to contain a resume we can read (problem in the “${path}” field). Choose another file.`
      : 'This file doesn’t seem to contain a resume we can read. Choose another file.',
  'newer-version': () => 'This resume was saved by a newer version of Faro. Update the app to edit it.',
  'too-many-entries': ({ max }) =>
    `A section can have up to ${formatCount(max ?? 200, 'entry', 'entries')}. Delete or combine some and try again.`,
  'too-many-entry-bullets': ({ max }) =>
    `An entry can have up to ${formatCount(max ?? 300, 'bullet', 'bullets')}. Delete or combine some and try again.`,
  'too-many-bullets': ({ max }) =>
    `A resume can have up to ${formatCount(max ?? 1_500, 'bullet', 'bullets')} in total. Delete or combine some and try again.`,
  'too-much-text': ({ max }) =>
    `Your resume is too long: it can have up to ${formatCount(max ?? 150_000, 'character', 'characters')}, not counting the photo. Shorten it and try again.`,
  'too-many-pages': ({ max }) =>
    `The PDF would have more than ${formatCount(max ?? 60, 'page', 'pages')}. Shorten your resume and try again.`,
  'layout-too-large': () => 'The layout of this file is too complex. Paste the text of your resume instead.',
  'request-too-large': () => 'This is too large to send. Make it smaller and try again.',
  'unknown-template': () => 'We couldn’t find that template. Choose one from the gallery.',
  'invalid-request': ({ path }) =>
    path
      ? `“${path}” is missing or isn’t valid. Correct it and try again.`
      : 'Something is missing or isn’t valid. Check what you entered and try again.',
  'ambiguous-credentials': () => 'Send either an access key or a session cookie, not both.',
  'text-too-short': ({ min }) => `Resume text must be at least ${min ?? 50} characters`,
  unauthenticated: () => 'Your session has ended. Sign in again. Your work is still here.',
  'invalid-key': () => 'This access key doesn’t exist, was revoked or has expired. Create a new one in Settings.',
  'sign-in-used': () => 'This sign-in was already used. Your work is safe. Sign in again.',
  'limit-reached': () => "You've reached the analysis limit for your plan. Upgrade your plan to continue.",
  forbidden: () => 'You don’t have permission to do this.',
  'session-required': () => 'An access key can’t do this. Sign in to Faro and do it there.',
  'insufficient-scope': ({ scope }) =>
    scope
      ? `This access key doesn’t have the “${scope}” permission. In Settings, create a key that does.`
      : 'This access key doesn’t have permission to do this. In Settings, create a key that does.',
  'plan-required': () => 'Your plan doesn’t include this. Change your plan in Settings to use it.',
  'reauthentication-required': () => 'You signed in a while ago. Sign in again to confirm it’s you.',
  'bad-origin': () => 'This request didn’t come from Faro, so we rejected it.',
  'not-found': () => 'We couldn’t find that. It may have been deleted.',
  'method-not-allowed': () => 'This address doesn’t support that method.',
  conflict: () => 'This was changed somewhere else. Compare the two versions and choose one.',
  'email-taken': () =>
    'Another account already uses this email. Sign in with the Google account you used before, or contact us.',
  'too-many-drafts': ({ max }) =>
    `Your account can store up to ${formatCount(max ?? 200, 'resume', 'resumes')}. Delete one you no longer need and save again.`,
  'too-many-documents': ({ max }) =>
    `Your account can store up to ${formatCount(max ?? 500, 'document', 'documents')}. Delete one you no longer need and try again.`,
  'too-many-tickets': ({ max }) =>
    `You have ${formatCount(max ?? 10, 'question', 'questions')} waiting for our reply. You can send another after we answer ${pluralize(max ?? 10, 'it', 'one of them')}.`,
  'too-many-shares': ({ max }) =>
    `Your account can have up to ${formatCount(max ?? 50, 'resume link', 'resume links')}. Turn off one you no longer need and try again.`,
  'too-many-proposals': ({ max }) =>
    `An account can have up to ${formatCount(max ?? 20, 'proposal', 'proposals')} waiting for an answer. The account’s owner has to accept or decline some first.`,
  'too-many-webhooks': ({ max }) =>
    `Your account can have up to ${formatCount(max ?? 5, 'webhook address', 'webhook addresses')}. Remove one and try again.`,
  'not-public': () => 'This address isn’t reachable from the internet. Enter an https address with a public host name.',
  'too-many-keys': ({ max }) =>
    `Your account can have up to ${formatCount(max ?? 10, 'access key', 'access keys')}. Revoke one you no longer need and try again.`,
  'too-many-resumes': ({ max }) =>
    `Your account can store up to ${formatCount(max ?? 10_000, 'analyzed resume', 'analyzed resumes')}. Delete some from your history and try again.`,
  'already-in-team': () => 'You’re already on a team, and you can be on only one at a time. Leave that team first.',
  'owner-stays': () => 'You own this team, so you can’t leave it. Transfer it to another member or delete it.',
  'team-plan-ended': () =>
    'Your team owner’s plan no longer includes teams, so you can’t add anything. You can still read, export and delete what’s there.',
  'invitation-invalid': () =>
    'This invitation was already used or revoked, or it has expired. Ask the team’s owner for a new one.',
  'team-full': ({ max }) => `This team is full: it can have up to ${formatCount(max ?? 10, 'member', 'members')}.`,
  'too-many-invitations': ({ max }) =>
    `A team can have up to ${formatCount(max ?? 20, 'open invitation', 'open invitations')}. Revoke one and try again.`,
  'too-many-openings': ({ max }) =>
    `A team can have up to ${formatCount(max ?? 50, 'opening', 'openings')}. Delete one you no longer need and try again.`,
  'board-full': ({ max }) =>
    `There is no room left: a board can hold up to ${formatCount(max ?? 500, 'resume', 'resumes')}, and a team up to 100 MB. Delete some resumes and try again.`,
  'too-many-tags': ({ max }) => `A resume can have up to ${formatCount(max ?? 20, 'tag', 'tags')}. Remove one first.`,
  'too-many-notes': ({ max }) =>
    `A resume can have up to ${formatCount(max ?? 100, 'note', 'notes')}. Delete one first.`,
  'too-many-designs': ({ max }) =>
    `Your account can have up to ${formatCount(max ?? 50, 'design', 'designs')}. Delete one you no longer need and try again.`,
  'invalid-design': ({ path }) =>
    path
      ? `We can’t read this as a design (problem in “${path}”). Choose another file.`
      : 'We can’t read this as a design. Choose another file.',
  'unreadable-face': () =>
    'We can’t read this font. Choose an undamaged TTF or OTF file with outline glyphs, or download the font again.',
  'large-face': () =>
    'The font is over 2 MB. Choose a file with fewer characters, or a static font instead of a variable one.',
  'restricted-face': () => 'This font’s license doesn’t allow embedding in documents. Choose another font.',
  'incomplete-face': ({ characters }) =>
    `This font is missing characters that resumes in Spanish and English need: ${characters ?? 'ñ'}. Choose a font that has them.`,
  'unreadable-logo': () => 'We can’t read this image. Choose an undamaged PNG, JPEG or SVG file.',
  'large-logo': () => 'The image is too large. Choose a simpler image, 2 MB or smaller.',
  'low-contrast': ({ ratio }) =>
    `One of the colors is hard to read on its background: its contrast is ${formatNumber(ratio ?? 0)}:1, and the minimum is 4.5:1. Choose a darker color.`,
  'account-full': ({ megabytes }) =>
    `Your account has used all of its space (${formatNumber(megabytes ?? 100)} MB). Delete resumes or documents you no longer need and try again.`,
  'already-subscribed': () => 'You already have a subscription. You can change your plan in Settings.',
  'trial-unavailable': () =>
    'You can’t start a free trial. Each person gets one trial, before their first paid plan. You can still choose a plan.',
  'renewal-owed': () => 'Your last renewal hasn’t been paid. Update your card in Settings and try again.',
  'plan-changing': () =>
    'Your plan is being changed somewhere else, such as in another tab. Wait a moment and try again.',
  'no-subscription': () => 'You don’t have a subscription to change. Choose a plan to start.',
  'payment-incomplete': () => 'The payment isn’t complete yet, so your plan hasn’t started.',
  'payment-confirming': () => 'We received your payment. Your plan will start as soon as it’s confirmed.',
  'not-analyzed': () => 'This resume hasn’t been analyzed yet. Analyze it first.',
  'unsupported-media': () => 'This address doesn’t accept that type of content.',
  'client-too-old': () => 'A new version of Faro is available. Your work is saved. Update to continue.',
  'rate-limited': ({ seconds }) =>
    seconds
      ? `Too many requests at once. Wait ${formatCount(seconds, 'second', 'seconds')} and try again.`
      : 'Too many requests at once. Wait a moment and try again.',
  'daily-limit': ({ max }) =>
    max
      ? `You’ve used ${pluralize(max, 'your AI suggestion', `your ${formatNumber(max)} AI suggestions`)} for today. You’ll get more tomorrow. Suggestions from our rules are unlimited.`
      : 'You’ve used your AI suggestions for today. You’ll get more tomorrow. Suggestions from our rules are unlimited.',
  cancelled: () => 'This was canceled before it finished.',
  internal: () => 'Something went wrong on our side. Try again in a moment.',
  'provider-unavailable': () => 'A service we rely on isn’t responding. Try again in a moment.',
  busy: ({ seconds }) =>
    seconds
      ? `We’re reading too many files right now. Wait ${formatCount(seconds, 'second', 'seconds')} and try again.`
      : 'We’re reading too many files right now. Wait a moment and try again.',
  'not-configured': () => 'This service isn’t available on this site yet.',
  'database-unavailable': () => 'Our database isn’t responding. Try again in a moment.',
  'storage-full': () => 'There’s no space left to save your changes. Everything you saved earlier is still there.',
  offline: () => 'You’re offline. Your work is saved on this device.',
}
