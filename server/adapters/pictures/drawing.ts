import type { PictureForm } from '#domain/guest-pages/picture-paths.ts';
import type { Notice } from '#server/adapters/pictures/notice.ts';

/** Everything that decides how a picture looks. */
export interface Drawing {
  form: PictureForm;
  notice: Notice;
  /** The event's own picture, as it is stored; null without one. */
  picture: Uint8Array | null;
  /** Of the business, as it is stored; null without one. */
  logo: Uint8Array | null;
}
