import { Component, type ReactNode } from 'react'

import { Button } from './button.tsx'

interface ErrorBoundaryProps {
  /** Another value clears the fault: the address, so that one can go on. */
  place: string
  children: ReactNode
}

interface ErrorBoundaryState {
  failedAt: string | undefined
}

/** Keeps a fault in a page, or a script that did not come, from leaving it blank. Loading the page anew mends most. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: undefined }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failedAt: '' }
  }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.place })
  }

  override componentDidUpdate(): void {
    const { failedAt } = this.state
    if (failedAt !== undefined && failedAt !== '' && failedAt !== this.props.place)
      this.setState({ failedAt: undefined })
  }

  override render(): ReactNode {
    if (this.state.failedAt === undefined) return this.props.children
    return (
      <div role="alert" className="page section flex flex-col items-start gap-4">
        <h1 className="text-h2">This page could not be shown</h1>
        <p className="text-soft">It may have changed since you came. Load it again to see it.</p>
        <Button onClick={() => window.location.reload()}>Load again</Button>
      </div>
    )
  }
}
