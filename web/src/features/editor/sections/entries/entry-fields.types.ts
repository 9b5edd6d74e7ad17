/** Props of a component that renders the fields of one entry. */
export interface EntryFieldsProps {
  /** Document path of the entry: list key and entry id. */
  readonly path: readonly string[]
}
