import type { ShareMessages } from '../types.ts'

export const shareEn: ShareMessages = {
  download: 'Download as PDF',
  page: (page, count) => `Page ${page} of ${count}`,
  text: 'Text version',
  about: 'This page always shows the latest saved version of the resume.',
  passwordTitle: 'This resume is password-protected',
  passwordAbout: 'Ask the person who sent you the link for the password.',
  password: 'Password',
  open: 'Open the resume',
  wrongPassword: 'That password isn’t right. Check it and try again.',
  goneTitle: 'This link doesn’t work',
  gone: 'It was turned off, has expired, or wasn’t copied completely. Ask the person who sent it to you for a new one.',
  waitTitle: 'Too many attempts',
  wait: (seconds) => (seconds === 1 ? 'Try again in 1 second.' : `Try again in ${seconds} seconds.`),
  failedTitle: 'We couldn’t show this resume',
  failed: 'Try again in a few minutes.',
}
