import { useLingui } from '@lingui/react/macro'

/** A text in the quotation marks of the language. */
export const QuotedText = ({ text }: { text: string }) => {
  const { t } = useLingui()
  return t`“${text}”`
}
