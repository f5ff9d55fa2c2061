import type { AcceptedDocument, DocumentVersion } from '#domain/legal/documents.ts';
import { acceptedDocuments, nextVersion, versionOn } from '#domain/legal/documents.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { AcceptanceRow, ProcessorListRow } from '#server/modules/trust/legal/queries.ts';

export function toAcceptance({ acceptance, name }: AcceptanceRow) {
  const { document, version, hash, language, acceptedAt, sheet } = acceptance;
  return {
    document,
    version,
    hash,
    language,
    accepted_at: acceptedAt.toISOString(),
    accepted_by: name,
    has_file: sheet !== null,
  };
}

function toVersion(version: DocumentVersion, accepted: AcceptanceRow[]) {
  const found = accepted.find(({ acceptance }) => acceptance.version === version.version);
  return { ...version, acceptance: found ? toAcceptance(found) : null };
}

function toDocument(document: AcceptedDocument, accepted: AcceptanceRow[], day: string) {
  const mine = accepted.filter(({ acceptance }) => acceptance.document === document);
  const current = versionOn(document, day);
  const next = nextVersion(document, day);
  return {
    document,
    current: toVersion(current, mine),
    next: next && toVersion(next, mine),
    earlier: mine.filter(({ acceptance }) => acceptance.version < current.version).map(toAcceptance),
  };
}

/** Current and coming versions with their acceptance. */
export function toDocuments(accepted: AcceptanceRow[], now: Date) {
  return acceptedDocuments.map((document) => toDocument(document, accepted, berlinDay(now)));
}

const toList = ({ version, since, list }: ProcessorListRow) => ({ version, since: since.toISOString(), list });

/** Null before the first list is stored. */
export function toProcessors([newest, ...earlier]: ProcessorListRow[], now: Date) {
  if (!newest) return null;
  const { objectUntil } = newest;
  const isOpen = objectUntil !== null && objectUntil >= berlinDay(now);
  return { ...toList(newest), object_until: isOpen ? objectUntil : null, earlier: earlier.map(toList) };
}
