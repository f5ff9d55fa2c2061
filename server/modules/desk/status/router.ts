import { routes } from '#contract/index.ts';
import type { Connection } from '#database/connect.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { findIncident, findIncidents } from '#server/modules/desk/status/queries.ts';
import { toIncident } from '#server/modules/desk/status/to-incident.ts';
import {
  addIncidentUpdate,
  correctIncident,
  correctIncidentUpdate,
  createIncident,
} from '#server/modules/desk/status/write-incident.ts';

async function show(db: Connection, id: string) {
  const incident = await findIncident(db, id);
  if (!incident) throw new Problem('not_found');
  return toIncident(incident);
}

export function mountStatus(app: EndpointApp): void {
  mount(app, routes.listIncidents, async ({ ctx }) => ({ data: (await findIncidents(ctx.db)).map(toIncident) }));
  mountOnce(app, routes.createIncident, async ({ ctx, body }) => {
    const { title_de: titleDe, title_en: titleEn, components, state, text_de: textDe, text_en: textEn } = body;
    const heading = { titleDe, titleEn, components: [...new Set(components)] };
    return show(ctx.db, await createIncident(ctx, heading, { state, textDe, textEn }));
  });
  mountOnce(app, routes.addIncidentUpdate, async ({ ctx, params, body }) => {
    const { state, text_de: textDe, text_en: textEn } = body;
    await addIncidentUpdate(ctx, params.id, { state, textDe, textEn });
    return show(ctx.db, params.id);
  });
  mount(app, routes.correctIncident, async ({ ctx, params, body }) => {
    const { title_de: titleDe, title_en: titleEn, components } = body;
    const heading = {
      ...(titleDe === undefined ? {} : { titleDe }),
      ...(titleEn === undefined ? {} : { titleEn }),
      ...(components === undefined ? {} : { components: [...new Set(components)] }),
    };
    await inTransaction(ctx, (tx) => correctIncident(tx, params.id, heading));
    return show(ctx.db, params.id);
  });
  mount(app, routes.correctIncidentUpdate, async ({ ctx, params, body: { text_de: textDe, text_en: textEn } }) => {
    await inTransaction(ctx, (tx) => correctIncidentUpdate(tx, params.id, params.update_id, { textDe, textEn }));
    return show(ctx.db, params.id);
  });
}
