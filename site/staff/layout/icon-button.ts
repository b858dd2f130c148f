/** The style of icon buttons. */
export const iconButton = 'flex size-11 items-center justify-center rounded-card text-soft hover:bg-mist hover:text-ink'
