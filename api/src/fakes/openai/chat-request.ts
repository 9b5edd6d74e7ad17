/** The parts of a request that the fake reads. */
export interface ChatRequest {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly max_completion_tokens?: number
  readonly max_tokens?: number
  readonly reasoning_effort?: string
  readonly stream?: boolean
  readonly response_format?: { readonly type?: string; readonly json_schema?: { readonly name?: string } }
}
