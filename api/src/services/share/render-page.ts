import { SHARE_PASSWORD_CHARS, SHARE_PATH } from '#shared/api-schema/shares.ts'
import type { Language } from '#shared/languages.ts'
import { getMessages } from '#shared/messages/messages.ts'
import { escapeHtml } from '#shared/templates/escape-html.ts'
import type { HtmlParts } from '#shared/templates/render-html.ts'
import type { TaskOutput } from '../../ports/tasks.ts'

type DrawnPages = TaskOutput<'draw-pages'>

/** A page with its style sheet, which the content security policy names by its hash. */
export interface SharePage {
  readonly html: string
  readonly style: string
  /** Whether its drawn pages show pictures, which are data in it. */
  readonly hasPictures?: boolean
}

const FRAME_STYLE = `
@media (max-width:30rem){.dates{display:block;float:none}}
.title-of-text{color:#53606d}
footer{border-top:1px solid #c9d2da;color:#53606d;margin-top:2rem;padding:1rem 0}
button{background:#12202e;border:0;border-radius:.4rem;color:#fff;cursor:pointer;font:inherit;min-height:2.75rem;padding:.5rem 1rem}
input{border:1px solid #53606d;border-radius:.4rem;box-sizing:border-box;display:block;font:inherit;margin:.3rem 0 1rem;max-width:24rem;min-height:2.75rem;padding:.4rem .6rem;width:100%}
[role=alert]{color:#a4161a}
a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid #1565c0;outline-offset:2px}
@media print{footer{display:none}}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark}body{background:#0d1722;color:#e8e6e0}h1,h2{color:inherit}a{color:#9ecbff}.dates,footer,.title-of-text{color:#a9b4be}footer{border-color:#2a3846}
button{background:#e8e6e0;color:#12202e}input{border-color:#a9b4be}[role=alert]{color:#ffa3a3}a:focus-visible,button:focus-visible,input:focus-visible{outline-color:#9ecbff}}
`
const NOTICE_STYLE = `
body{font:16px/1.5 system-ui,sans-serif;color:#12202e;max-width:32rem;margin:4rem auto;padding:0 1rem}h1{font-size:1.5rem;line-height:1.2}
`

/** On paper the pages are the whole document. */
const createDrawnStyle = ({ width, height }: DrawnPages['paper']): string => `
body{max-width:210mm}svg{box-shadow:0 0 0 1px #c9d2da;display:block;height:auto;margin:0 0 1rem;width:100%}
.to-text{margin:0}.to-text a{display:inline-block;padding:.5rem 0}
#text{margin:2rem auto 0;max-width:46rem}.title-of-text{border-top:1px solid;margin:0 0 1rem;padding-top:.5rem}
@page{margin:0;size:${width}pt ${height}pt}
@media print{body{margin:0;max-width:none;padding:0}svg{box-shadow:none;break-inside:avoid;margin:0}svg+svg{break-before:page}#text,.to-text{display:none}}
`

const renderDrawn = ({ pages }: DrawnPages, { body }: HtmlParts, title: string): string => `
<p class="to-text"><a href="#text">${title}</a></p>
<div>${pages.join('\n')}</div>
<section id="text" aria-labelledby="title-of-text">
<p class="title-of-text" id="title-of-text">${title}</p>
${body}
</section>`

const createPage = (language: Language, { title, style, body }: HtmlParts): SharePage => ({
  style,
  html: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`,
})

export interface ResumePageInput {
  readonly id: string
  readonly language: Language
  /** Finished HTML of the resume. */
  readonly parts: HtmlParts
  /** Null where they could not be drawn. */
  readonly drawn: DrawnPages | null
  /** Whether the page offers the PDF. */
  readonly allowsPdf: boolean
  /** For the PDF of a link with a password; null without one. */
  readonly token: string | null
}

/** The page of a shared resume: its drawn pages, then its text; without a script. */
export const renderResumePage = ({ id, language, parts, drawn, allowsPdf, token }: ResumePageInput): SharePage => {
  const messages = getMessages(language).share
  const action = escapeHtml(`${SHARE_PATH}${id}/pdf`)
  const field = token === null ? '' : `<input type="hidden" name="token" value="${escapeHtml(token)}">`
  const form = `<form method="post" action="${action}">${field}<button>${escapeHtml(messages.download)}</button></form>`
  const footer = `<footer>\n${allowsPdf ? form : ''}<p>${escapeHtml(messages.about)}</p>\n</footer>`
  const page = createPage(language, {
    title: parts.title,
    style: parts.style + FRAME_STYLE + (drawn ? createDrawnStyle(drawn.paper) : ''),
    body: `<main>\n${drawn ? renderDrawn(drawn, parts, escapeHtml(messages.text)) : parts.body}\n</main>\n${footer}`,
  })
  return { ...page, hasPictures: drawn?.hasPictures ?? false }
}

const createNotice = (language: Language, title: string, inner: string): SharePage =>
  createPage(language, {
    title: escapeHtml(title),
    style: NOTICE_STYLE + FRAME_STYLE,
    body: `<main>\n<h1>${escapeHtml(title)}</h1>\n${inner}\n</main>`,
  })

/** The form for the password of a link. `wasTried`: after a wrong one. */
export const renderPasswordPage = (id: string, language: Language, wasTried: boolean): SharePage => {
  const { passwordTitle, passwordAbout, password, wrongPassword, open } = getMessages(language).share
  const alert = wasTried ? `<p id="wrong" role="alert">${escapeHtml(wrongPassword)}</p>` : ''
  const state = wasTried ? ' aria-invalid="true" aria-describedby="wrong"' : ''
  return createNotice(
    language,
    passwordTitle,
    `<p>${escapeHtml(passwordAbout)}</p>
${alert}<form method="post" action="${escapeHtml(SHARE_PATH + id)}">
<label for="password">${escapeHtml(password)}</label>
<input id="password" name="password" type="password" required autofocus autocomplete="off" maxlength="${SHARE_PASSWORD_CHARS.max}"${state}>
<button>${escapeHtml(open)}</button>
</form>`,
  )
}

/** The page of a link that does not work; the same for every reason. */
export const renderGonePage = (language: Language): SharePage => {
  const { goneTitle, gone } = getMessages(language).share
  return createNotice(language, goneTitle, `<p>${escapeHtml(gone)}</p>`)
}

/** The page after too many tries. */
export const renderWaitPage = (language: Language, seconds: number): SharePage => {
  const { waitTitle, wait } = getMessages(language).share
  return createNotice(language, waitTitle, `<p>${escapeHtml(wait(seconds))}</p>`)
}

/** The page of a resume that could not be rendered now. */
export const renderFailedPage = (language: Language): SharePage => {
  const { failedTitle, failed } = getMessages(language).share
  return createNotice(language, failedTitle, `<p>${escapeHtml(failed)}</p>`)
}
