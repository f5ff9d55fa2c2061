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
      hash: 'f07b8659b93f8da1bc0c1fe6fdc53770f994ff997bc4155e85586de0fbe38c92',
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

/** Versions accepted by registering on this day. */
export function documentsAccepted(day: string) {
  return documentsOfRegistration.map((document) => {
    const { version, hash } = versionOn(document, day);
    return { document, version, hash };
  });
}

/** Null if none is announced. */
export function nextVersion(
  document: LegalDocument,
  day: string,
  all: Versions = documentVersions,
): DocumentVersion | null {
  return all[document].slice(1).find(({ from }) => from > day) ?? null;
}
