import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mountOnce } from '#server/http/endpoint.ts';
import { createDrafts } from '#server/modules/events/imports/create-drafts.ts';
import { readFile } from '#server/modules/events/imports/read-file.ts';
import { toImportAnswer } from '#server/modules/events/imports/to-import-answer.ts';

export function mountImports(app: EndpointApp): void {
  mountOnce(app, routes.importEvents, {
    prepare: async ({ ctx, query, body }) => {
      const result = await readFile(ctx, query, body);
      const rows = await createDrafts(ctx, result.rows, query.dry_run);
      return toImportAnswer(result, rows, query.dry_run);
    },
    // Stores only the answer: each draft has committed itself.
    commit: async (_, answer) => answer,
  });
}
