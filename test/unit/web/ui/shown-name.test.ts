import { setupI18n } from '@lingui/core'
import { I18nProvider, Trans } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { showName } from '#web/ui/shown-name.tsx'

const render = (name: string) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const sentence = createElement(Trans, { id: 'x', message: '“{0}” is waiting', values: { 0: showName(name) } })
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, sentence))
}

it('shows tags in a name as text and isolates its direction', () => {
  expect(render('<script>alert(1)</script>')).toBe('“<bdi>&lt;script&gt;alert(1)&lt;/script&gt;</bdi>” is waiting')
  expect(render('<0/> \u202eabc')).toBe('“<bdi>&lt;0/&gt; abc</bdi>” is waiting')
})
