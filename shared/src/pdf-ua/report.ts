/** A condition of the Matterhorn Protocol that a file does not meet, with the clause and test of the veraPDF profile. */
export interface Failure {
  /** Such as `13-004`; `own` for what the protocol has no number for. */
  readonly condition: string
  /** Such as `7.3-1`. */
  readonly rule: string
  readonly message: string
}

/** Collects failures; each condition of a file once, with the first message. */
export class Failures {
  readonly list: Failure[] = []

  add(condition: string, rule: string, message: string): void {
    const isKnown = this.list.some((failure) => failure.condition === condition && failure.rule === rule)
    if (!isKnown) this.list.push({ condition, rule, message })
  }
  check(isMet: boolean, condition: string, rule: string, message: string): void {
    if (!isMet) this.add(condition, rule, message)
  }
}
