import { useLingui } from '@lingui/react/macro'
import type { WarningCode } from '#shared/parser/extracted-document.ts'

/** Returns a function from a warning code to a message for people. */
export const useWarningMessages = () => {
  const { t } = useLingui()
  const messages: Readonly<Record<WarningCode, string>> = {
    columns: t`Columns: some parsers read straight across them`,
    table: t`A table used for layout: cells may be read in another order`,
    'image-text': t`Text inside a picture: no parser reads it`,
    image: t`A picture`,
    'header-footer-contact': t`Contact data in the header or footer, which some parsers skip`,
    'tiny-text': t`Very small text`,
    'white-text': t`Text in the colour of the page`,
    'invisible-text': t`Text that is there but not drawn`,
    'off-page-text': t`Text outside the page`,
    'unmappable-glyphs': t`Characters that cannot be told`,
    'icon-glyphs': t`Icons from a font, read as odd characters`,
    'no-text-layer': t`A page with no text`,
    'no-language': t`The file does not say its language`,
    'odd-page-size': t`An unusual page size`,
    'rotated-text': t`Text that is turned`,
    'tracked-text': t`Spaced letters, which some parsers read as single ones`,
    'decomposed-accents': t`Accents apart from their letters`,
    'form-fields': t`Form fields`,
    'paint-order': t`Text drawn in another order than it is read`,
    truncated: t`The file was cut short`,
    restricted: t`The file restricts what may be done with it`,
    script: t`The file holds a script; it was not run`,
  }
  return (code: WarningCode): string => messages[code]
}
