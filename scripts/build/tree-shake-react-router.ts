import type { Plugin } from 'vite'

/**
 * Lets the bundler drop the unused data router of react-router (5 kB gzipped of the first load). The package creates
 * its Link, NavLink, Form and contexts in calls, and names them in assignments, that count as side effects.
 */
export const treeShakeReactRouter = (): Plugin => ({
  name: 'faro:tree-shake-react-router',
  transform: {
    // By package: nothing else in a module says that it is react-router's, and other packages rely on displayName.
    filter: { id: '**/node_modules/react-router/**', code: 'displayName' },
    handler: (code) => ({
      code: code
        .replace(/= (React(?:\$1)?\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = .*;$/gm, ''),
      map: null,
    }),
  },
})
