/**
 * Some calls are open only to somebody who has just proved who they are. What asks for that is loaded later than what calls;
 * until it is there, a refusal is a refusal. `prove` tells whether the call may be made again.
 * `beforeAsking` clears the view of the person, such as a tab in front of this one.
 */
export const freshness: { prove?: () => Promise<boolean>; beforeAsking?: () => void } = {};
