import { routes } from '#contract/index.ts';
import type { Connection } from '#database/connect.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { changeBanner } from '#server/modules/desk/switches/change-banner.ts';
import { changeSwitch } from '#server/modules/desk/switches/change-switch.ts';
import { findBannerChanges, findLastThrows, findThrows } from '#server/modules/desk/switches/queries.ts';
import { toSwitches } from '#server/modules/desk/switches/to-switches.ts';

const toDate = (instant: string | null | undefined) => (instant ? new Date(instant) : null);

async function show(db: Connection, now: Date) {
  const lastThrows = await findLastThrows(db);
  const throws = await findThrows(db);
  return toSwitches({ lastThrows, throws, banners: await findBannerChanges(db) }, now);
}

export function mountSwitches(app: EndpointApp): void {
  const { switches } = app.deps;

  mount(app, routes.getService, async () => {
    const banner = switches.findBanner();
    return {
      switched_off: switches.listOff().map(({ name, until }) => ({ name, until: until?.toISOString() ?? null })),
      banner: banner && {
        ...{ id: banner.id, kind: banner.kind, text: banner.text },
        ends_at: banner.endsAt?.toISOString() ?? null,
      },
    };
  });
  mount(app, routes.listSwitches, ({ ctx }) => show(ctx.db, ctx.now));
  mountOnce(app, routes.throwSwitch, async ({ ctx, params, body }) => {
    const { is_off: isOff, reason, until } = body;
    await changeSwitch(ctx, params.name, { isOff, reason, until: toDate(until) });
    return show(ctx.db, ctx.now);
  });
  mountOnce(app, routes.changeBanner, async ({ ctx, body: { banner, reason } }) => {
    const changed = banner && {
      ...{ kind: banner.kind, textDe: banner.text_de, textEn: banner.text_en },
      ...{ beginsAt: toDate(banner.begins_at), endsAt: toDate(banner.ends_at) },
    };
    await changeBanner(ctx, changed, reason);
    return show(ctx.db, ctx.now);
  });
}
