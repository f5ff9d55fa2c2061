import { routes } from '#contract/index.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { removeEventFiles } from '#server/modules/events/events/remove-event-files.ts';
import { acceptProposal, dismissProposal } from '#server/modules/events/import-sources/answer-import-proposal.ts';
import { createSource } from '#server/modules/events/import-sources/create-source.ts';
import { deleteSource } from '#server/modules/events/import-sources/delete-source.ts';
import { findEntries, findProposals, findSource, findSources } from '#server/modules/events/import-sources/queries.ts';
import { readPreview } from '#server/modules/events/import-sources/read-preview.ts';
import { toImportedEntry, toImportProposal, toSource } from '#server/modules/events/import-sources/to-source.ts';
import { requestLook, updateSource } from '#server/modules/events/import-sources/update-source.ts';

export function mountImportSources(app: EndpointApp): void {
  mount(app, routes.listImportSources, async ({ ctx }) => ({
    data: (await findSources(ctx.db, ctx.actor.businessId)).map((row) => toSource(row, ctx.now)),
  }));
  mount(app, routes.previewImportSource, ({ ctx, body }) => readPreview(ctx, body.url));
  mountOnce(app, routes.createImportSource, async ({ ctx, body }) => toSource(await createSource(ctx, body), ctx.now));
  mount(app, routes.updateImportSource, async ({ ctx, params, body }) =>
    toSource(await updateSource(ctx, params.id, body), ctx.now),
  );
  mount(app, routes.lookAtImportSource, async ({ ctx, params }) =>
    toSource(await requestLook(ctx, params.id), ctx.now),
  );
  mount(app, routes.deleteImportSource, async ({ ctx, params }) => {
    await deleteSource(ctx, params.id);
    return undefined;
  });
  mount(app, routes.listImportedEvents, async ({ ctx, params }) => {
    const key = { id: params.id, businessId: ctx.actor.businessId };
    if (!(await findSource(ctx.db, key))) throw new Problem('not_found');
    return { data: (await findEntries(ctx.db, key)).flatMap((each) => toImportedEntry(each) ?? []) };
  });
  mount(app, routes.listImportProposals, async ({ ctx }) => ({
    data: (await findProposals(ctx.db, ctx.actor.businessId)).map(toImportProposal),
  }));
  mount(app, routes.acceptImportProposal, async ({ ctx, params }) => {
    const deleted = await inTransaction(ctx, (tx) => acceptProposal(tx, params.event_id));
    if (deleted) await removeEventFiles(ctx.deps, deleted);
    return { event_id: params.event_id };
  });
  mount(app, routes.dismissImportProposal, async ({ ctx, params }) => {
    await inTransaction(ctx, (tx) => dismissProposal(tx, params.event_id));
    return { event_id: params.event_id };
  });
}
