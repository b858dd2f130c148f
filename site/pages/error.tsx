import { Drawing } from '../ui/drawing.tsx'

/** The 500 page. Needs nothing from the API. */
export const ErrorPage = ({ requestId }: { requestId: string }) => (
  <main className="page flex min-h-dvh flex-col items-center justify-center gap-6 py-16 text-center">
    <Drawing name="not-found" viewBox="0 0 560 420" className="max-w-sm" />
    <h1 className="text-h2">Something went wrong</h1>
    <p className="max-w-md text-soft">
      The fault is ours. Please try again in a moment; if it stays, tell us this number: <code>{requestId}</code>
    </p>
    <a href="/" className="link">
      Back to homepage
    </a>
  </main>
)
