/** For so many hours the former secret of a webhook signs beside a new one, so that receivers can change over. */
export const secretOverlapHours = 24;
