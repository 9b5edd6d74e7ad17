import { Component, type ReactNode } from 'react'
import { CrashPage } from './crash-page.tsx'

interface State {
  readonly error: Error | null
}

interface Props {
  /** A change of this key, such as another path, renders the children again. */
  resetKey: string
  children: ReactNode
}

/** Replaces a screen that throws by the crash page and keeps the shell around it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetKey !== this.props.resetKey && this.state.error !== null) this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    return error === null ? (
      this.props.children
    ) : (
      <CrashPage error={error} onRetry={() => this.setState({ error: null })} />
    )
  }
}
