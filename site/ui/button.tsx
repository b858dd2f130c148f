import { LoaderCircle } from './icons/loader-circle.ts'
import type { ComponentProps } from 'react'
import { Link } from './link.tsx'

const variants = {
  primary: 'border-brand bg-brand text-on-brand hover:border-brand-strong hover:bg-brand-strong',
  secondary: 'border-field bg-transparent text-ink hover:border-brand hover:text-brand',
  danger: 'border-danger bg-transparent text-danger hover:bg-mist',
} as const

export type Variant = keyof typeof variants

const shape =
  'inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-card border px-5 py-2 text-small font-semibold transition-colors duration-150 ease-out disabled:cursor-default disabled:opacity-60'

type ButtonProps = ComponentProps<'button'> & {
  variant?: Variant
  /** An action is running: shows a spinner. */
  isBusy?: boolean
}

/** A button; `type="button"` unless said otherwise. */
export const Button = ({ variant = 'primary', isBusy = false, className = '', children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-busy={isBusy || undefined}
    className={`${shape} ${variants[variant]} ${className}`}
  >
    {isBusy && <LoaderCircle aria-hidden className="size-4 animate-[turn_900ms_linear_infinite]" />}
    {children}
  </button>
)

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: Variant }

/** A link that looks like a button. */
export const ButtonLink = ({ variant = 'primary', className = '', ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={`${shape} ${variants[variant]} ${className}`} />
)
