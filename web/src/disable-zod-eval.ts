// Zod would try `new Function` to see whether it may: our policy says no, and each try would be reported.
// Imported first, before any schema is made.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
