import { isOfOwnKit } from './own-kit-plugin.ts';

/**
 * How the scripts of the screens are cut into files: few, and each with what is needed at the same time. A group takes what its
 * test names and all that this imports, as far as no group before it has taken that; so groups only import earlier ones.
 */
const tests = {
  /** React, its router and the translator: what every interactive screen runs. */
  core: /rolldown[\\/]runtime|[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|i18next|react-i18next[\\/]dist[\\/]es[\\/](?!Trans)\w+)[\\/.]/,
  /** What surrounds every screen, the typed calls, and what the registration and the screens behind the login share. */
  frame: new RegExp(
    [
      String.raw`[\\/]web[\\/](?:shell[\\/](?!guest-sheets|public-layout|structured-data|use-form)|styles[\\/]sheets\.)`,
      String.raw`[\\/]web[\\/]api[\\/](?:client|page-route|session|upload-file|use-(?:field-text|link-token|problem-text|session))\.`,
      String.raw`[\\/]domain[\\/]sign-in[\\/]return-path\.`,
      String.raw`[\\/]web[\\/]ui[\\/](?:button|checkbox|field|form-failure|panel|password-input|text-input|toast)\.`,
      String.raw`[\\/]web[\\/]ui[\\/](?:button-link|error-state|field-group|file-drop|progress-bars|radio|radio-tile|select|skeleton)\.`,
      String.raw`[\\/]domain[\\/]shared[\\/](?:email|image|telephone)\.`,
      String.raw`[\\/]domain[\\/](?:catalogue[\\/](?:business-types|catalogue|legal-forms)|registration[\\/]proof)\.`,
      String.raw`[\\/]web[\\/]features[\\/]registration[\\/]pending-confirmation\.`,
      String.raw`[\\/]icons[\\/](?:arrow-left|arrow-right|check|chevron-down)\.`,
    ].join('|'),
  ),
  /** What the screens of a registration share. */
  registration: /[\\/]web[\\/]features[\\/]registration[\\/](?:registration-frame|registration-provider|step-form)\./,
  /** The rest of the kit but for what opens later. */
  kit: /[\\/]web[\\/]ui[\\/](?!code-input|confirm-popup|day-|dialog-frame|dialog-looks|empty-state|fold\.|icons[\\/](?:fingerprint|key-round)|key\.|menu-popup|motion|plain-submit|popup-button|popup-item|switch|ticket|time-|toast-list)/,
  /** Dialogs and messages: fetched when the browser is idle. */
  popups:
    /[\\/](?:@base-ui[\\/]react[\\/](?!autocomplete|combobox)|@base-ui[\\/](?!react)|web[\\/]ui[\\/](?:confirm-popup|dialog-(?:frame|looks)|menu-popup|popup-item|toast-list)\.)/,
  /** What everything behind the login stands on, and what the dashboard knows of events whichever tab is open. */
  member: new RegExp(
    [
      String.raw`[\\/]web[\\/]member[\\/](?!letter-keys|open-business)`,
      String.raw`[\\/]web[\\/]api[\\/](?!device-|guest-|palette-|pass|prefetch|review)`,
      String.raw`[\\/]web[\\/]editing[\\/](?:kept-edits|leave-guard)\.`,
      String.raw`[\\/]web[\\/]features[\\/]hours[\\/]use-now\.`,
      String.raw`[\\/]web[\\/]features[\\/]events[\\/]event[\\/](?:event-text|listed-fields|use-events)\.`,
      String.raw`[\\/]web[\\/]routes[\\/]business[\\/](?:member-layout|phone[\\/]install-prompt)\.`,
      String.raw`[\\/]web[\\/]ui[\\/]banner\.|[\\/]react-i18next[\\/]dist[\\/]es[\\/]Trans`,
      String.raw`[\\/]domain[\\/](?:catalogue[\\/](?:tags|tag-tones)|events[\\/]participation)\.`,
      String.raw`[\\/]domain[\\/]shared[\\/](?:berlin-day|calendar|parse-time)\.|[\\/]i18n[\\/]format(?:-soon)?\.`,
    ].join('|'),
  ),
  /** The ticket of an event, which only lists show. */
  ticket: /[\\/]web[\\/](?:ui[\\/]ticket|features[\\/]events[\\/]event-list[\\/]event-list-skeleton)\./,
  /** The time zone rules, which few screens need. */
  'berlin-time': /[\\/]domain[\\/]shared[\\/]berlin-time\./,
  /** Forms that are saved, with the fields of days and times; where the house is, and when it is open. */
  editing: new RegExp(
    [
      String.raw`[\\/]node_modules[\\/]react-hook-form[\\/]|[\\/]web[\\/]shell[\\/]use-form\.|[\\/]web[\\/]ui[\\/](?:(?:day|time)-field|switch)\.`,
      String.raw`[\\/]web[\\/]editing[\\/](?:conflict-dialog|use-editing)\.`,
      String.raw`[\\/]domain[\\/](?:geography[\\/]|hours[\\/](?:day-reason|schedule)\.)`,
    ].join('|'),
  ),
  /** Parts that the list of events and the ways to create one share, with the drawings of places. */
  events:
    /[\\/]web[\\/](?:features[\\/]events[\\/]event[\\/](?:event-image|use-draft-name|use-event-failure)\.|art[\\/]venue-|features[\\/]profile[\\/]venue-drawing\.)/,
  /** The profile, and what few others share with it. */
  profile: /[\\/]web[\\/]features[\\/]profile[\\/]profile-tab\./,
  /** What opens from the hours: fetched when the browser is idle. */
  'hours-dialogs': /[\\/]web[\\/]features[\\/]hours[\\/](?:closure|copy-hours|season|special-day)-dialog\./,
  /** Until when it is open today; it comes afterwards. */
  'hours-now': /[\\/]domain[\\/]hours[\\/]hours-now\./,
  /** What surrounds the screens of members, a moment after them, and what the dashboard tells at its top or beside the profile. */
  later:
    /[\\/]web[\\/](?:routes[\\/]business[\\/](?:later-parts|dashboard[\\/]notices)|features[\\/](?:realtime[\\/]live-changes|profile[\\/]page-notes|business[\\/]waiting-changes)|member[\\/]letter-keys|features[\\/]account[\\/]devices[\\/]this-device)\./,
  /** What the dashboard opens with, after its frame; and which doors this browser keeps. */
  today:
    /[\\/](?:dashboard[\\/]today[\\/](?:later-parts|people|arrivals|door-button|figures-line|waiting-things)\.tsx?$|features[\\/](?:door[\\/](?:has-door|kept-doors)|events[\\/]event[\\/]hold-note)\.|icons[\\/]door-open\.)/,
  /** What the ways to create and to change an event share. */
  'event-form':
    /[\\/]web[\\/]features[\\/]events[\\/](?:event[\\/](?:event-cost|notice[\\/]notice-preview|repetition)|event-form[\\/](?:audience|event-fields|fold|form-start|place|use-new-event|drafts[\\/]open-draft)|series[\\/]repeat-fields)\./,
};

export const screenChunks = Object.entries(tests).map(([name, test], index, { length }) => ({
  name,
  test: (id: string) => test.test(id) && !isOfOwnKit(id),
  priority: length - index,
  // Of the kit only what many parts share: otherwise every screen loads the icons of all dialogs.
  ...(name === 'kit' && { minShareCount: 3 }),
}));
