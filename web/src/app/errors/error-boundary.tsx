import { Component, type ReactNode } from 'react'
import { CrashPage } from './crash-page.tsx'

interface State {
  readonly error: Error | null
}

interface Props {
  /** A change of it (another screen) tries again. */
  resetKey: string
  children: ReactNode
}

/** A screen that throws is replaced by one that says what to do; the shell and every other screen stay. */
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
