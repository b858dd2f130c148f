/** Shown in place of the two versions of a field that the server derives from others. */
export const NoDiff = () => null
