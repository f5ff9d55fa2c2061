import type { texts as source } from '#i18n/de/desk-views.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  title: 'View as the customer',
  text: 'You see the dashboard the way {{company}} does, reading only, for {{count}} minutes. {{company}} is mailed at once and reads your reason.',
  open: 'View as the customer',
  close: 'Close',
  cancel: 'Cancel',
  reason: 'Reason',
  reasonHelp: 'The business reads it, for example: “You asked why your event does not appear.”',
  submit: 'Start the view',
  busy: 'Starting …',
  failed: 'The view has not started: {{problem}}',
  ready: 'The view runs until {{time}}. It opens once, in a new tab.',
  openTab: 'Open in a new tab',
  opened: 'The view is open in its tab. End it there when you are done.',
  page: {
    head: 'View of a customer – {{brand}}',
    opening: 'Opening the view …',
    failed: 'The view cannot be opened: {{problem}}',
    over: 'The view is over.',
    time: 'The fifteen minutes are over. If you need more time, start a new view.',
    owner: 'The business has turned it off. Ask whether it allows it once more.',
    staff: 'Nothing can be seen in this tab any more.',
    back: 'Back to the desk',
  },
} as const satisfies TextsLike<typeof source>;
