import type { z } from 'zod';
import type { FeedEventSchema } from '#contract/app-gateway.ts';
import type { Config } from '#server/config.ts';
import type { FeedRow } from '#server/modules/app-gateway/queries.ts';
import { toPublicEvent } from '#server/modules/events/to-event.ts';
import { imageUrl } from '#server/storage/image-url.ts';

export function toFeedEvent({ event, business }: FeedRow, config: Config): z.input<typeof FeedEventSchema> {
  return {
    ...toPublicEvent(event, config),
    business: {
      id: business.id,
      display_name: business.displayName,
      profile_image_url: imageUrl(config, business.profileImageUrl),
    },
  };
}
