/** Sends to addresses that people typed. */
export interface WebhookSender {
  /** Whether a host name stands for public addresses alone. False when it cannot be found. */
  isPublic(url: string): Promise<boolean>
  /**
   * Posts JSON and returns the status. Follows no redirect and reads no body. Throws when the host is not public, and
   * without an answer within the time limit.
   */
  send(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<number>
}
