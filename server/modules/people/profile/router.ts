import { routes } from '#contract/index.ts';
import { Problem } from '#server/context/problem.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { findHoursConflicts } from '#server/modules/people/profile/find-hours-conflicts.ts';
import { findProfile } from '#server/modules/people/profile/queries.ts';
import { saveProfile } from '#server/modules/people/profile/save-profile.ts';
import { removeLogo, setAccent, uploadLogo } from '#server/modules/people/profile/set-branding.ts';
import { toProfile, withoutHidden } from '#server/modules/people/profile/to-profile.ts';
import { removeProfileImage, uploadProfileImage } from '#server/modules/people/profile/upload-profile-image.ts';

export function mountProfile(app: EndpointApp): void {
  const { config } = app.deps;
  mount(app, routes.getProfile, async ({ ctx }) => {
    const profile = await findProfile(ctx.db, ctx.actor.businessId);
    if (!profile) throw new Problem('not_found', { detail: 'There is no profile yet' });
    return toProfile(ctx.actor.sessionId === null ? withoutHidden(profile) : profile, config);
  });
  mount(app, routes.saveProfile, async ({ ctx, body, ifMatch }) =>
    toProfile(await saveProfile(ctx, body, ifMatch), config),
  );
  mount(app, routes.checkHours, async ({ ctx, body }) => ({ data: await findHoursConflicts(ctx, body) }));
  mount(app, routes.uploadProfileImage, async ({ ctx, body, ifMatch }) =>
    toProfile(await uploadProfileImage(ctx, body.image, ifMatch), config),
  );
  mount(app, routes.removeProfileImage, async ({ ctx, ifMatch }) =>
    toProfile(await removeProfileImage(ctx, ifMatch), config),
  );
  mount(app, routes.setAccent, async ({ ctx, body, ifMatch }) =>
    toProfile(await setAccent(ctx, body.accent, ifMatch), config),
  );
  mount(app, routes.uploadLogo, async ({ ctx, body, ifMatch }) =>
    toProfile(await uploadLogo(ctx, body.logo, ifMatch), config),
  );
  mount(app, routes.removeLogo, async ({ ctx, ifMatch }) => toProfile(await removeLogo(ctx, ifMatch), config));
}
