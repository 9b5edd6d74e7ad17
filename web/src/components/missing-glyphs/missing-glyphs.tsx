import { Trans } from '@lingui/react/macro'
import { Notice } from '#web/ui/feedback/notice.tsx'

const formatCodePoint = (glyph: string) =>
  `U+${(glyph.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Lists the characters that the font cannot print. */
export const MissingGlyphs = ({ glyphs }: { glyphs: readonly string[] }) =>
  glyphs.length === 0 ? null : (
    <Notice
      tone="fair"
      live="status"
      className="mb-3"
      title={<Trans>This font doesn’t have these characters, so they won’t be printed</Trans>}
    >
      {glyphs.map((glyph) => `${glyph} (${formatCodePoint(glyph)})`).join(', ')}
    </Notice>
  )
