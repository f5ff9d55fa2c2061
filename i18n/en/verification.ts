import type { texts as source } from '#i18n/de/verification.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  reasons: {
    register_missing: {
      label: 'No register number',
      mend: 'Your legal form is in the register, but the number is missing. Enter it as your extract shows it, for example HRB 12345 B. If it’s still on its way, write “beantragt”.',
    },
    register_number: {
      label: 'Register number',
      mend: 'The number does not match the register. Enter it as your extract shows it, for example HRB 12345 B.',
    },
    legal_form: {
      label: 'Legal form',
      mend: 'Legal form and company name do not go together. Use the name and form from the register or your trade registration.',
    },
    tax_number: {
      label: 'Tax or trade number',
      mend: 'The number is not right. Compare it with the letter from the tax or trade office.',
    },
    address: {
      label: 'Address',
      mend: 'We cannot find your business at this address. Check street, house number, postcode and city.',
    },
    phone: { label: 'Phone', mend: 'We cannot reach anybody on this number. Enter one that works.' },
    proof_missing: {
      label: 'No proof',
      mend: 'Upload your trade registration, licence or register extract (PDF, JPG or PNG, 5 MB at most).',
    },
    proof_unreadable: {
      label: 'Proof not readable',
      mend: 'We cannot read the file. Upload a sharp photo or a PDF that shows everything.',
    },
    proof_mismatch: {
      label: 'Proof does not match',
      mend: 'The proof doesn’t match your data. Change the data or upload the right proof.',
    },
    duplicate: {
      label: 'Already registered',
      mend: 'We already have this business. Log in there, or write to us if it is a different one.',
    },
    not_local: {
      label: 'No place for events',
      mend: 'We take businesses and organisers in Germany. Tell us what happens at your place.',
    },
  },
  measures: {
    title: 'We have restricted something',
    text_one: 'A measure of ours applies to your business or an event. See why, and how to complain.',
    text_other: '{{count}} measures of ours apply to your business or your events. See why, and how to complain.',
    see: 'See why',
  },
  panel: {
    pending: {
      due: 'You’ll hear from us by {{due}}.',
      late: 'This takes longer than we promised. We are on it and will get back to you as soon as we can.',
    },
    rejected: {
      decided: 'Checked on {{decided}}',
      mend: 'What you can do',
      ownWords: 'Message from the reviewer',
      edit: 'Change business data',
      again:
        'As soon as you change something or upload a proof, we’ll check again automatically. That takes another 24–48 hours.',
      proof: 'Upload a new proof',
      proofHelp: 'PDF, JPG or PNG, 5 MB at most.',
    },
    hasProof: 'We have a proof from you.',
    noProof: 'We have no proof from you yet.',
    choose: 'Choose a file',
    chosen: 'File to upload',
    remove: 'Remove file',
    sending: 'Uploading the proof …',
    sent: 'Proof uploaded',
    reopened: 'Thank you! We are checking your business again.',
    fileType: 'Choose a PDF, JPG or PNG file.',
    tooLarge: 'The file is too large. 5 MB at most.',
    ownerOnly: 'Only the main administrator can change and upload this.',
    failed: 'The state of the check could not be loaded.',
    retry: 'Try again',
  },
} as const satisfies TextsLike<typeof source>;
