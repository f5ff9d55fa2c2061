/**
 * Hooks for calls that require a recent sign-in, set by a module that loads later. `prove` returns whether to retry the
 * call; `beforeAsking` clears overlays first.
 */
export const reauthentication: { prove?: () => Promise<boolean>; beforeAsking?: () => void } = {};
