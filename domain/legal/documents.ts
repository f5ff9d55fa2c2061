/** Pages, the contract on guests' data, and declarations of a business. */
export const legalDocuments = [
  'terms',
  'privacy',
  'withdrawal',
  'ranking',
  'accessibility',
  'processing',
  'trader',
  'advertising',
] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** In display order. */
export const acceptedDocuments = [
  'terms',
  'privacy',
  'trader',
  'processing',
  'advertising',
] as const satisfies LegalDocument[];
export type AcceptedDocument = (typeof acceptedDocuments)[number];

/** A sentence without a page of its own. */
export type Declaration = Extract<AcceptedDocument, 'trader' | 'advertising'>;

export function isDeclaration(document: LegalDocument): document is Declaration {
  return document === 'trader' || document === 'advertising';
}

/** Covered by registration's checkbox. */
export const documentsOfRegistration = ['terms', 'privacy', 'trader'] as const satisfies AcceptedDocument[];

/** Days from announcement to effect. */
export const announcedDays = 42;

export interface DocumentVersion {
  version: number;
  /** Day of writing, or month if unknown. */
  dated: string;
  /** First day in effect, Europe/Berlin. */
  from: string;
  /**
   * SHA-256 of the text in all languages with its figures inserted; `web/features/legal/document-versions.test.ts`
   * prints the expected value.
   */
  hash: string;
}

type Versions = Record<LegalDocument, readonly [DocumentVersion, ...DocumentVersion[]]>;

/**
 * All versions, oldest first; the newest matches the texts in `i18n/`. A changed text needs an entry, see
 * `docs/domain/legal-documents.md`.
 */
export const documentVersions: Versions = {
  terms: [
    {
      version: 1,
      dated: '2024-01-22',
      from: '2024-01-22',
      hash: 'b9d5b726f1aca17ff228f28f9b41ab128943bfd11bad0ed2b0278bf057df0e48',
    },
    {
      version: 2,
      dated: '2026-11-29',
      from: '2027-01-11',
      hash: 'fc924a414d72de56c5c6d3de266743e6c997c2ba96052541dd2e95b48a1d567b',
    },
  ],
  privacy: [
    {
      version: 1,
      dated: '2025-01',
      from: '2025-01-01',
      hash: 'e067b748157e77f116d6fab8203bc28c7595023f040c99b8b8bec608ae85d7cf',
    },
  ],
  withdrawal: [
    {
      version: 1,
      dated: '2026-11-23',
      from: '2026-11-23',
      hash: 'a09a7711fc1d5663656ff9250c85eb735332f280b3b71d9d951d7c8f9cdf58c6',
    },
    {
      version: 2,
      dated: '2026-11-29',
      from: '2026-11-29',
      hash: 'd57b0b0c1e06f762c32f41ba5d49d46a236b899441dbabfa754b6f5524147061',
    },
  ],
  ranking: [
    {
      version: 1,
      dated: '2026-11-23',
      from: '2026-11-23',
      hash: '0b4bd984702cf17ffdfdfab0250e51feb6b072e2fb0b4637304ac87fbf2352dd',
    },
  ],
  accessibility: [
    {
      version: 1,
      dated: '2026-11-23',
      from: '2026-11-23',
      hash: 'e3fc14541728c6b87c9057a638aa5fac9f672d4fcd4f182ea414c03e73b34518',
    },
  ],
  processing: [
    {
      version: 1,
      dated: '2026-11-23',
      from: '2026-11-23',
      hash: '6f8e030c38ce5e37bb49d4b759facdf12d2d0054c81256cbe39bab89feb2bb4d',
    },
    {
      version: 2,
      dated: '2026-11-29',
      from: '2027-01-11',
      hash: 'd00e532ee4158b4cf5d800ca7903b7e752ee05024eeeeee32a54cac344298b38',
    },
  ],
  trader: [
    {
      version: 1,
      dated: '2026-11-23',
      from: '2026-11-23',
      hash: 'db18bf5e564dcd756f6f883f47142209f27e48424def0f57eb9c791ef7a64172',
    },
  ],
  advertising: [
    {
      version: 1,
      dated: '2026-11-29',
      from: '2026-11-29',
      hash: '0efc7c0d83b92a51180c00964adc3b65132cf5ffc27f004b0fe5d059d63861a9',
    },
  ],
};

/** The version in effect; before the first version, that one. */
export function versionOn(document: LegalDocument, day: string, all: Versions = documentVersions): DocumentVersion {
  const [first, ...later] = all[document];
  return later.findLast(({ from }) => from <= day) ?? first;
}

/** Versions accepted by registering on this day; the pages show announced ones, too. */
export function documentsAccepted(day: string) {
  return documentsOfRegistration.flatMap((document) =>
    [versionOn(document, day), nextVersion(document, day)].flatMap((each) =>
      each ? [{ document, version: each.version, hash: each.hash }] : [],
    ),
  );
}

/**
 * Whether an announced version concerns a business. Terms and privacy bind everybody, the other texts whom accepted an
 * earlier version.
 */
export function isConcerned(document: AcceptedDocument, version: number, accepted: readonly number[]): boolean {
  if (accepted.includes(version)) return false;
  return document === 'terms' || document === 'privacy' || accepted.length > 0;
}

/** Whether a new version has to be announced; texts that only inform hold from the start. */
export function needsNotice(document: LegalDocument): document is AcceptedDocument {
  return acceptedDocuments.some((each) => each === document);
}

/** Null if none is announced. */
export function nextVersion(
  document: LegalDocument,
  day: string,
  all: Versions = documentVersions,
): DocumentVersion | null {
  return all[document].slice(1).find(({ from }) => from > day) ?? null;
}
