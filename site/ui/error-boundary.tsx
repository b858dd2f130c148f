import { Component, type ReactNode } from 'react'

import { useWords } from '../language/use-language.ts'
import { isOffline } from './is-offline.ts'
import { TryAgain } from './try-again.tsx'

interface ErrorBoundaryProps {
  /** A change of this value, the current path, clears the error. */
  place: string
  children: ReactNode
}

interface ErrorBoundaryState {
  failedAt?: string | undefined
}

/** Shows an error message with a reload button if a page fails to render or to load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failedAt: '' }
  }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.place })
  }

  override componentDidUpdate(): void {
    const { failedAt } = this.state
    if (failedAt && failedAt !== this.props.place) this.setState({ failedAt: undefined })
  }

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : <Failed />
  }
}

function Failed() {
  const words = useWords().ui
  return (
    <div role="alert" className="page section flex flex-col items-start gap-4">
      <h1 className="text-h2">{words.pageFailed}</h1>
      <p className="text-soft">{isOffline() ? words.offline : words.pageFailedWhy}</p>
      <TryAgain onRetry={() => window.location.reload()} text={words.loadAgain} variant="primary" />
    </div>
  )
}
