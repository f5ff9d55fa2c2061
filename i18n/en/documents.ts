import type { texts as source } from '#i18n/de/documents.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  title: 'Contracts',
  text: 'What applies between you and us, in which version, and who accepted it when.',
  loading: 'Loading your contracts …',
  loadFailed: 'Your contracts could not be loaded: {{message}}',
  retry: 'Try again',
  busy: 'One moment …',
  failed: 'That did not work',
  names: {
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    trader: 'Declaration as a business',
    processing: 'Data processing agreement',
    advertising: 'No political advertising',
  },
  trader: {
    statement:
      'I act as a business (section 14 of the German Civil Code) and offer only products and services that comply with EU law.',
  },
  advertising: {
    statement: 'What we have shown as “Featured” or by push is no political advertising.',
  },
  advertisingOpen: 'Needed before the first “Featured” or push.',
  processingText: 'The contract about the data of your guests, under Art. 28 GDPR.',
  processors: {
    title: 'Other processors, list of {{day}}',
    earlier: 'List of {{day}}',
    object: 'You can object until {{day}}.',
    none: 'None.',
  },
  accepted: 'Version {{version}}, accepted on {{when}}',
  acceptedBy: 'Version {{version}}, accepted on {{when}} by {{name}}',
  open: 'Not accepted yet',
  coming: 'Version {{version}} applies from {{day}}',
  read: 'Read',
  readNamed: 'Read: {{document}}',
  accept: 'Accept',
  acceptNamed: 'Accept: {{document}}, version {{version}}',
  done: 'Accepted',
  doneText: '{{document}}, version {{version}}',
  download: 'PDF',
  downloadNamed: '{{document}}, version {{version}} as PDF',
  fileName: 'data-processing.pdf',
} as const satisfies TextsLike<typeof source>;
