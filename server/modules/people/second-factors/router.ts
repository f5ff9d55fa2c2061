import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import type { FactorRow } from '#server/modules/people/second-factors/add-factor.ts';
import { renameFactor } from '#server/modules/people/second-factors/add-factor.ts';
import { addPasskey, startPasskey } from '#server/modules/people/second-factors/add-passkey.ts';
import { confirmTotp, startTotp } from '#server/modules/people/second-factors/add-totp.ts';
import { renewRecoveryCodes } from '#server/modules/people/second-factors/issue-recovery-codes.ts';
import { countCodesLeft, findFactors, needsFactor, ownerOf } from '#server/modules/people/second-factors/queries.ts';
import { removeFactor } from '#server/modules/people/second-factors/remove-factor.ts';
import { toFactor } from '#server/modules/people/second-factors/to-factor.ts';

const withCodes = ({ factor, codes }: { factor: FactorRow; codes: string[] | null }) => ({
  factor: toFactor(factor),
  recovery_codes: codes,
});

export function mountSecondFactors(app: EndpointApp): void {
  const { db, config } = app.deps;
  mount(app, routes.listFactors, async ({ ctx }) => {
    const owner = ownerOf(ctx.actor);
    const [factors, left, isRequired] = await Promise.all([
      findFactors(db, owner),
      countCodesLeft(db, owner),
      needsFactor(db, config, owner),
    ]);
    return { data: factors.map(toFactor), recovery_codes_left: left, is_required: isRequired };
  });
  mount(app, routes.startPasskey, ({ ctx }) => startPasskey(ctx));
  mount(app, routes.addPasskey, async ({ ctx, body }) => withCodes(await addPasskey(ctx, body)));
  mount(app, routes.startTotp, ({ ctx }) => startTotp(ctx));
  mount(app, routes.confirmTotp, async ({ ctx, params, body }) => withCodes(await confirmTotp(ctx, params.id, body)));
  mount(app, routes.renewRecoveryCodes, async ({ ctx }) => ({ recovery_codes: await renewRecoveryCodes(ctx) }));
  mount(app, routes.renameFactor, async ({ ctx, params, body }) =>
    toFactor(await renameFactor(ctx, params.id, body.name)),
  );
  mount(app, routes.removeFactor, async ({ ctx, params }) => {
    await removeFactor(ctx, params.id);
    return undefined;
  });
}
