import { isUnseen } from '#domain/events/lifecycle.ts';
import { eventPagePath, previewPath } from '#domain/guest-pages/addresses.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { findOwnEvent } from '#server/modules/events/events/find-own-event.ts';
import { createPreviewToken } from '#server/security/preview-tokens.ts';

/** The address that shows an event in review; null for one that is not shared or not in review. */
export async function findPreviewUrl(ctx: AnyContext<Member>, id: string): Promise<string | null> {
  const event = await findOwnEvent(ctx, id);
  if (event.status !== 'published' || !event.sharePublic || !isUnseen(event)) return null;
  const { publicUrl, secretKey } = ctx.deps.config;
  return publicUrl + previewPath(eventPagePath(event), createPreviewToken(secretKey, event.id));
}
