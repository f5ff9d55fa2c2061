import type { IncidentRow } from '#server/modules/desk/status/queries.ts';

export function toIncident({ updates, ...incident }: IncidentRow) {
  return {
    ...{ id: incident.id, title_de: incident.titleDe, title_en: incident.titleEn },
    ...{ components: incident.components, state: incident.state },
    started_at: incident.startedAt.toISOString(),
    resolved_at: incident.resolvedAt?.toISOString() ?? null,
    updates: updates.map(({ id, state, textDe, textEn, by, writtenAt, correctedAt }) => ({
      ...{ id, state, text_de: textDe, text_en: textEn, by },
      at: writtenAt.toISOString(),
      corrected_at: correctedAt?.toISOString() ?? null,
    })),
  };
}
