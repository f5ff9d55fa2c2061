import type { z } from 'zod';
import type { appPeopleRoutes } from '#contract/app-people.ts';
import { toParticipant } from '#server/modules/events/participants/to-participant.ts';
import type { findPersonTraces } from '#server/modules/guests/app-people/person-trace-queries.ts';

type Traces = Awaited<ReturnType<typeof findPersonTraces>>;

const instant = (at: Date | null) => at?.toISOString() ?? null;

export function toPersonTraces(
  userId: string,
  { participations, offers, doorMarks, notices, reports, changes, messages }: Traces,
): z.input<typeof appPeopleRoutes.readPerson.success.schema> {
  const whose = (row: { eventId: string; businessId: string }) => ({
    event_id: row.eventId,
    business_id: row.businessId,
  });
  return {
    user_id: userId,
    participations: participations.map(({ participant, title, companyName }) => ({
      ...whose(participant),
      event_title: title,
      company_name: companyName,
      ...toParticipant(participant),
    })),
    offers: offers.map((row) => ({
      ...whose(row),
      display_name: row.displayName,
      party_size: row.partySize,
      offered_at: row.offeredAt.toISOString(),
      answer_by: row.answerBy.toISOString(),
      outcome: row.outcome,
      closed_at: instant(row.closedAt),
    })),
    door_marks: doorMarks.map((row) => ({ ...whose(row), move: row.move, marked_at: row.at.toISOString() })),
    notices: notices.map(({ receipt, notice }) => ({
      ...whose(notice),
      id: receipt.id,
      kind: notice.kind,
      text: notice.text,
      created_at: receipt.createdAt.toISOString(),
      delivered_at: instant(receipt.deliveredAt),
      read_at: instant(receipt.readAt),
      needs_confirmation: receipt.needsConfirmation,
      confirmed_at: instant(receipt.confirmedAt),
    })),
    reports: reports.map(({ id, kind, named, explanation, name, email, createdAt }) => ({
      ...{ id, kind, named, explanation, name, email },
      created_at: createdAt.toISOString(),
    })),
    changes: changes.map((row) => ({
      type: row.type,
      event_id: row.eventId,
      business_id: row.businessId,
      at: row.createdAt.toISOString(),
    })),
    webhook_messages: messages.map((row) => ({
      id: row.id,
      business_id: row.businessId,
      event_type: row.eventType,
      created_at: row.createdAt.toISOString(),
    })),
  };
}
