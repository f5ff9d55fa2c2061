import type { PictureForm } from '#domain/guest-pages/picture-paths.ts';
import type { Notice } from '#server/adapters/pictures/notice.ts';

/** Everything that determines a picture. */
export interface Drawing {
  form: PictureForm;
  notice: Notice;
  /** As stored; null without one. */
  picture: Uint8Array | null;
  /** As stored; null without one. */
  logo: Uint8Array | null;
}
