declare module '@babel/core' {
  interface BabelNode {
    readonly type: string
    readonly loc?: { readonly start: { readonly line: number } }
  }
  interface RegExpLiteral extends BabelNode {
    readonly pattern: string
    readonly flags: string
  }
  interface NewExpression extends BabelNode {
    readonly callee: { readonly type: string; readonly name?: string }
  }
  export interface NodePath<N> {
    readonly node: N
  }
  export const parseSync: (
    code: string,
    options: { filename: string; configFile: false; babelrc: false; parserOpts: { plugins: readonly 'typescript'[] } },
  ) => BabelNode
  export const traverse: (
    ast: BabelNode,
    visitor: {
      RegExpLiteral: (path: NodePath<RegExpLiteral>) => void
      NewExpression: (path: NodePath<NewExpression>) => void
    },
  ) => void
}
