import type { z } from 'zod';
import type { reportReviewRoutes } from '#contract/report-review.ts';
import type { ReportedContent } from '#database/schema/reports.ts';
import { referenceOf } from '#domain/shared/reference.ts';
import { mediaUrl } from '#server/adapters/storage/image-url.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { FoundTarget } from '#server/modules/trust/reports/find-target.ts';
import type { CaseRow, ReportRow } from '#server/modules/trust/reports/queries.ts';

type ReportCase = z.input<typeof reportReviewRoutes.getReport.success.schema>;
type Entry = ReportCase['earlier'][number];

export function toCaseEntry({ reportCase, business, decidedBy, named, kinds }: CaseRow): Entry {
  const { decidedAt, outcome, reasons, words } = reportCase;
  return {
    id: reportCase.id,
    target_kind: reportCase.targetKind,
    name: reportCase.content?.name ?? named,
    business: business && {
      id: business.id,
      display_name: business.displayName,
      verification_status: business.verificationStatus,
    },
    event_id: reportCase.eventId,
    kinds: kinds.map(({ kind }) => kind),
    reports_count: kinds.reduce((sum, { number }) => sum + number, 0),
    first_reported_at: reportCase.firstReportedAt.toISOString(),
    due_at: reportCase.dueAt.toISOString(),
    decision:
      decidedAt === null || outcome === null
        ? null
        : { outcome, reasons, words, decided_by: decidedBy ?? '', decided_at: decidedAt.toISOString() },
  };
}

function toContent(config: Config, { pictures, ...content }: ReportedContent): NonNullable<ReportCase['reported']> {
  return {
    taken_at: content.takenAt,
    is_public: content.isPublic,
    name: content.name,
    description: content.description,
    place: content.place,
    starts_at: content.startsAt,
    ends_at: content.endsAt,
    link: content.link,
    contact: content.contact,
    tags: content.tags,
    picture_urls: pictures.map((key) => mediaUrl(config, key)),
  };
}

function toReport(row: ReportRow): ReportCase['reports'][number] {
  const { id, kind, named, explanation, name, email, appUserId, language, createdAt } = row;
  return {
    id,
    reference: referenceOf(id),
    kind,
    named,
    explanation,
    name,
    email,
    user_id: appUserId,
    language,
    created_at: createdAt.toISOString(),
  };
}

interface Parts {
  found: CaseRow;
  reports: readonly ReportRow[];
  earlier: readonly CaseRow[];
  current: FoundTarget | null;
}

export function toReportCase(config: Config, { found, reports, earlier, current }: Parts): ReportCase {
  const { content } = found.reportCase;
  return {
    ...toCaseEntry(found),
    page_url: current?.path && current.content.isPublic ? config.publicUrl + current.path : null,
    reported: content && toContent(config, content),
    current: current && toContent(config, current.content),
    reports: reports.map(toReport),
    earlier: earlier.map(toCaseEntry),
  };
}
