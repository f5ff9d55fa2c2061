import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import {
  addEventPicture,
  arrangeEventPictures,
  removeEventImage,
  removeEventPicture,
  uploadEventImage,
} from '#server/modules/events/events/change-event-pictures.ts';
import {
  describeEventVideo,
  removeEventVideo,
  uploadEventVideo,
  uploadVideoPoster,
} from '#server/modules/events/events/change-event-video.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { toEvent } from '#server/modules/events/events/to-event.ts';

export function mountEventFiles(app: EndpointApp): void {
  const answer = (row: EventRow) => toEvent(row, app.deps.config);

  mount(app, routes.uploadEventImage, async ({ ctx, params, body, ifMatch }) =>
    answer(await uploadEventImage(ctx, params.id, body.image, ifMatch)),
  );
  mount(app, routes.removeEventImage, async ({ ctx, params, ifMatch }) =>
    answer(await removeEventImage(ctx, params.id, ifMatch)),
  );
  mount(app, routes.addEventPicture, async ({ ctx, params, body, ifMatch }) =>
    answer(await addEventPicture(ctx, params.id, body, ifMatch)),
  );
  mount(app, routes.arrangeEventPictures, async ({ ctx, params, body, ifMatch }) =>
    answer(await arrangeEventPictures(ctx, params.id, body.pictures, ifMatch)),
  );
  mount(app, routes.removeEventPicture, async ({ ctx, params, ifMatch }) =>
    answer(await removeEventPicture(ctx, params.id, params.picture, ifMatch)),
  );
  mount(app, routes.uploadEventVideo, async ({ ctx, params, body, ifMatch }) =>
    answer(await uploadEventVideo(ctx, params.id, body, ifMatch)),
  );
  mount(app, routes.describeEventVideo, async ({ ctx, params, body, ifMatch }) =>
    answer(await describeEventVideo(ctx, params.id, body.label, ifMatch)),
  );
  mount(app, routes.removeEventVideo, async ({ ctx, params, ifMatch }) =>
    answer(await removeEventVideo(ctx, params.id, ifMatch)),
  );
  mount(app, routes.uploadVideoPoster, async ({ ctx, params, body, ifMatch }) =>
    answer(await uploadVideoPoster(ctx, params.id, body.image, ifMatch)),
  );
}
