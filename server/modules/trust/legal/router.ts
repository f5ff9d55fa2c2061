import { routes } from '#contract/index.ts';
import type { AcceptedDocument } from '#domain/legal/documents.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { acceptDocument } from '#server/modules/trust/legal/accept-document.ts';
import { openDocumentFile } from '#server/modules/trust/legal/open-file.ts';
import { findAcceptance, findAcceptances, findProcessorLists } from '#server/modules/trust/legal/queries.ts';
import { toAcceptance, toDocuments, toProcessors } from '#server/modules/trust/legal/to-document.ts';

export function mountLegal(app: EndpointApp): void {
  mount(app, routes.listLegalDocuments, async ({ ctx }) => ({
    data: toDocuments(await findAcceptances(ctx.db, ctx.actor.businessId), ctx.now),
    processors: toProcessors(await findProcessorLists(ctx.db), ctx.now),
  }));
  const accept = async (ctx: Context<Member>, document: AcceptedDocument, version: number) => {
    await inTransaction(ctx, (tx) => acceptDocument(tx, document, version));
    const stored = await findAcceptance(ctx.db, ctx.actor.businessId, document, version);
    if (!stored) throw new Problem('internal_error');
    return toAcceptance(stored);
  };
  mount(app, routes.acceptLegalDocument, ({ ctx, params: { document }, body: { version } }) =>
    accept(ctx, document, version),
  );
  mount(app, routes.declareNoPoliticalAdvertising, ({ ctx, body: { version } }) => accept(ctx, 'advertising', version));
  mount(app, routes.getLegalDocumentFile, ({ ctx, params: { document, version } }) =>
    openDocumentFile(ctx, document, version),
  );
}
