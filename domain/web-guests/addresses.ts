/** The form of guests without the app, below the page of its event. */
export const joinPath = (eventPath: string) => `${eventPath}/dabei`;

/** The same form for frames of foreign pages. */
export const framedJoinPath = (eventPath: string) => `/embed${joinPath(eventPath)}`;

/** The page of one guest at one event. The secret is known to mails alone. */
export const placePath = (secret: string) => `/d/${secret}`;

/** The same, opened with a guest's answer. Opening it changes nothing. */
export const placeAnswerPath = (secret: string, answer: 'ja' | 'nein') => `${placePath(secret)}?antwort=${answer}`;

/** The calendar file of that page. */
export const placeCalendarPath = (secret: string) => `${placePath(secret)}/kalender.ics`;

/** Takes a guest whom the business added off its list, with all data, by one call (RFC 8058). */
export const placeStrikePath = (secret: string) => `${placePath(secret)}/streichen`;

/** Ends the mails of one event by one call (RFC 8058). */
export const placeUnsubscribePath = (secret: string) => `${placePath(secret)}/mails-aus`;
