/** The look of toolbar buttons: 44 px for touch, smaller for a mouse. */
export const toolStyle =
  'inline-flex h-11 shrink-0 min-w-11 items-center justify-center gap-1 rounded-md px-1.5 text-ink transition-colors duration-150 pointer-fine:h-9 pointer-fine:min-w-9 hover:bg-mist aria-disabled:cursor-default aria-disabled:text-soft aria-disabled:opacity-50 aria-pressed:bg-brand aria-pressed:text-on-brand aria-expanded:bg-mist focus-visible:outline-offset-0'
