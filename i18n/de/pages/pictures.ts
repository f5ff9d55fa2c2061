/** Words on drawn pictures of an event. */
export const texts = {
  invitation: '{{host}} lädt ein',
  day: '{{day}}.',
  wholeDay: 'Ganztägig',
  free: 'Eintritt frei',
  places_one: '{{count}} Platz',
  places_other: '{{count}} Plätze',
  cancelled: 'Abgesagt',
  over: 'War schon',
  strip: 'Dabei',
} as const;
