/** Sent by the language switch with the new language as `detail`; a listener that prevents the default changes it in place. */
export const LANGUAGE_EVENT = 'dabei:language';

/** Sent on `window` after the stored session changed in this tab, so that the header follows. */
export const SESSION_EVENT = 'dabei:session';

/** Key of the session in local storage. */
export const SESSION_KEY = 'dabei.session';

/** Attribute of the places in the header where a person with several businesses switches between them. */
export const BUSINESS_SWITCH = 'data-business-switch';

/** Attribute of the place in the header of the app where members search. */
export const SEARCH_PLACE = 'data-search';

/** Sent on `window` once React has taken over a hydrated page. */
export const HYDRATED_EVENT = 'dabei:hydrated';

/** Sent on `window` a moment before, when React begins to hear presses. */
export const LISTENING_EVENT = 'dabei:listening';

/** Start of the keys in local storage of the last look at the dashboard. */
export const LOOK_PREFIX = 'dabei.look.';
