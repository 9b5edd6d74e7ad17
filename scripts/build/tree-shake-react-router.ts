import type { Plugin } from 'vite'

/**
 * react-router makes Link, NavLink, Form and their contexts in statements that a bundler must take for side
 * effects, so that their data router comes along unused. Marked as pure they are dropped (5 kB gz of the first load).
 */
export const leanRouter = (): Plugin => ({
  name: 'faro:lean-router',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/dom\/(lib|ssr\/components)\.js$/ },
    handler: (code) => ({
      code: code
        .replace(/= (React(?:\$1)?\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = .*;$/gm, ''),
      map: null,
    }),
  },
})
