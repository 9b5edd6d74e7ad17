/** The part of tesseract.js that runs in a worker, which has no types: jobs go in, their states come out. */
declare module 'tesseract.js/src/worker-script/index.js' {
  export interface Job {
    readonly workerId: string
    readonly jobId: string
    readonly action: string
    readonly payload: unknown
  }
  export interface JobState {
    readonly status: 'resolve' | 'reject' | 'progress'
    readonly data: unknown
  }
  export interface Adapter {
    readonly getCore: () => Promise<(module: object) => Promise<unknown>>
    readonly gunzip: (bytes: Uint8Array) => Uint8Array
  }
  const script: {
    readonly dispatchHandlers: (job: Job, send: (state: JobState) => void) => void
    readonly setAdapter: (adapter: Adapter) => void
  }
  export default script
}

declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  const startCore: (module: object) => Promise<unknown>
  export default startCore
}
