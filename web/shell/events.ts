/** Dispatched by the language switch, with the language as `detail`; preventing the default switches in place. */
export const LANGUAGE_EVENT = 'dabei:language';

/** Dispatched on `window` when this tab changes the stored session. */
export const SESSION_EVENT = 'dabei:session';

/** In local storage. */
export const SESSION_KEY = 'dabei.session';

/** Attribute of the header's places for the business switch. */
export const BUSINESS_SWITCH = 'data-business-switch';

/** Attribute of the header's place for the search. */
export const SEARCH_PLACE = 'data-search';

/** Dispatched on `window` after hydration. */
export const HYDRATED_EVENT = 'dabei:hydrated';

/** Dispatched on `window` just before, when React handles clicks. */
export const LISTENING_EVENT = 'dabei:listening';

/** Local storage prefix of the last look at the dashboard. */
export const LOOK_PREFIX = 'dabei.look.';
