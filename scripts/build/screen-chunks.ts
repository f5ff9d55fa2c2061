import { isOfOwnKit } from './own-kit-plugin.ts';

/**
 * How screens' scripts are split: few files, each with what is needed together. A group takes what its test matches
 * with all imports not taken by earlier groups, so groups import only earlier ones.
 */
const tests = {
  /** Run by every interactive screen: React, router, translator. */
  core: /rolldown[\\/]runtime|[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|i18next|react-i18next[\\/]dist[\\/]es[\\/](?!Trans)\w+)[\\/.]/,
  /** The frame of every screen, the API client, and parts shared by registration and member screens. */
  frame: new RegExp(
    [
      String.raw`[\\/]web[\\/](?:shell[\\/](?!guest-sheets|public-layout|structured-data|use-form)|styles[\\/]sheets\.)`,
      String.raw`[\\/]web[\\/]api[\\/](?:client|page-route|service|session|upload-file|use-(?:field-text|link-token|problem-text|session))\.`,
      String.raw`[\\/]domain[\\/]sign-in[\\/]return-path\.`,
      String.raw`[\\/]web[\\/]ui[\\/](?:banner|button|checkbox|field|form-failure|panel|password-input|text-input|toast)\.`,
      String.raw`[\\/]web[\\/]ui[\\/](?:button-link|error-state|field-group|file-drop|progress-bars|radio|radio-tile|select|skeleton)\.`,
      String.raw`[\\/]domain[\\/]shared[\\/](?:email|image|telephone)\.`,
      String.raw`[\\/]domain[\\/](?:catalogue[\\/](?:business-types|catalogue|legal-forms)|registration[\\/]proof)\.`,
      String.raw`[\\/]web[\\/]features[\\/]registration[\\/]pending-confirmation\.`,
      String.raw`[\\/]web[\\/]features[\\/]service[\\/]service-notice\.`,
      String.raw`[\\/]icons[\\/](?:arrow-left|arrow-right|check|chevron-down)\.`,
    ].join('|'),
  ),
  /** Shared by the registration's screens. */
  registration: /[\\/]web[\\/]features[\\/]registration[\\/](?:registration-frame|registration-provider|step-form)\./,
  /** The kit without parts that open later. */
  kit: /[\\/]web[\\/]ui[\\/](?!code-input|confirm-popup|day-|dialog-frame|dialog-looks|disclosure\.|empty-state|icons[\\/](?:fingerprint|key-round)|key\.|menu-popup|motion|plain-submit|popup-button|popup-item|secret-once|switch|ticket|time-|toast-list)/,
  /** Dialogs and toasts, loaded when the browser is idle. */
  popups:
    /[\\/](?:@base-ui[\\/]react[\\/](?!autocomplete|combobox)|@base-ui[\\/](?!react)|web[\\/]ui[\\/](?:confirm-popup|dialog-(?:frame|looks)|menu-popup|popup-item|toast-list)\.)/,
  /** The base of all member screens and the dashboard's knowledge of events. */
  member: new RegExp(
    [
      String.raw`[\\/]web[\\/]member[\\/](?!letter-keys|open-business)`,
      String.raw`[\\/]web[\\/]api[\\/](?!device-|guest-|palette-|pass|prefetch|review)`,
      String.raw`[\\/]web[\\/]editing[\\/](?:stored-edits|leave-guard)\.`,
      String.raw`[\\/]web[\\/]features[\\/]hours[\\/]use-now\.`,
      String.raw`[\\/]web[\\/]features[\\/]events[\\/]event[\\/](?:event-text|listed-fields|use-events)\.`,
      String.raw`[\\/]web[\\/]routes[\\/]business[\\/](?:member-layout|phone[\\/]install-prompt)\.`,
      String.raw`[\\/]domain[\\/](?:catalogue[\\/](?:tags|tag-tones)|events[\\/]participation)\.`,
      String.raw`[\\/]domain[\\/]shared[\\/](?:berlin-day|calendar|parse-time)\.|[\\/]i18n[\\/]format(?:-soon)?\.`,
    ].join('|'),
  ),
  /** The ticket of lists. */
  ticket:
    /[\\/]web[\\/](?:ui[\\/](?:ticket|icons[\\/]square-pen)|features[\\/]events[\\/]event-list[\\/]event-list-skeleton)\./,
  /** Time zone rules, needed by few screens. */
  'berlin-time': /[\\/]domain[\\/]shared[\\/]berlin-time\./,
  /** Saved forms with day and time fields, location and hours. */
  editing: new RegExp(
    [
      String.raw`[\\/]node_modules[\\/]react-hook-form[\\/]|[\\/]web[\\/]shell[\\/]use-form\.|[\\/]web[\\/]ui[\\/](?:(?:day|time)-field|switch)\.`,
      String.raw`[\\/]web[\\/]editing[\\/](?:conflict-dialog|use-editing)\.`,
      String.raw`[\\/]domain[\\/](?:geography[\\/]|hours[\\/](?:day-reason|schedule)\.)`,
    ].join('|'),
  ),
  /** Shared by the list of events and the event forms, with drawings of places. */
  events:
    /[\\/]web[\\/](?:features[\\/]events[\\/]event[\\/](?:event-image|use-draft-name|use-event-failure)\.|art[\\/]venue-|features[\\/]profile[\\/]venue-drawing\.)/,
  /** The profile and what few others share with it. */
  profile: /[\\/]web[\\/]features[\\/]profile[\\/]profile-tab\./,
  /** The hours' dialogs, loaded when the browser is idle. */
  'hours-dialogs': /[\\/]web[\\/]features[\\/]hours[\\/](?:closure|copy-hours|season|special-day)-dialog\./,
  /** Today's closing time, loaded later. */
  'hours-now': /[\\/]domain[\\/]hours[\\/]hours-now\./,
  /** The frame of member screens and the dashboard's notes, loaded after the first paint. */
  later:
    /[\\/]web[\\/](?:routes[\\/]business[\\/](?:lazy-parts|dashboard[\\/]notices)|features[\\/](?:realtime[\\/]live-changes|profile[\\/]page-notes|business[\\/]pending-proposals)|member[\\/]letter-keys|features[\\/]account[\\/]devices[\\/]this-device)\./,
  /** The dashboard's first content, and cached doors. */
  today:
    /[\\/](?:dashboard[\\/]today[\\/](?:lazy-parts|people|arrivals|door-button|figures-line|task-list)\.tsx?$|features[\\/](?:door[\\/](?:has-door|door-keys)|events[\\/](?:event[\\/]hold-note|event-list[\\/]use-event-action))\.|icons[\\/]door-open\.)/,
  /** Shared by the forms that create and edit events. */
  'event-form':
    /[\\/]web[\\/]features[\\/]events[\\/](?:event[\\/](?:event-cost|notice[\\/]notice-preview|repetition)|event-form[\\/](?:event-fields|fold|form-start|place|use-new-event|who-row|drafts[\\/]open-draft)|series[\\/]repeat-fields)\./,
};

export const screenChunks = Object.entries(tests).map(([name, test], index, { length }) => ({
  name,
  test: (id: string) => test.test(id) && !isOfOwnKit(id),
  priority: length - index,
  // Only widely shared kit parts; otherwise every screen loads all dialogs' icons.
  ...(name === 'kit' && { minShareCount: 3 }),
}));
