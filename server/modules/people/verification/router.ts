import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { findVerification } from '#server/modules/people/verification/queries.ts';
import { replaceProof } from '#server/modules/people/verification/replace-proof.ts';
import { toVerification } from '#server/modules/people/verification/to-verification.ts';

export function mountVerification(app: EndpointApp): void {
  const { db } = app.deps;
  mount(app, routes.getVerification, async ({ ctx }) =>
    toVerification(await findVerification(db, ctx.actor.businessId)),
  );
  mount(app, routes.replaceProof, async ({ ctx, body }) => {
    await replaceProof(ctx, body.proof);
    return toVerification(await findVerification(db, ctx.actor.businessId));
  });
}
