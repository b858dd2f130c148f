/** The look of an action that is an icon with a name. */
export const iconButton = 'flex size-11 items-center justify-center rounded-card text-soft hover:bg-mist hover:text-ink'
