// Zod tests whether `new Function` works, and the CSP would report each attempt as a violation.
// Import this module before the first schema is created.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
