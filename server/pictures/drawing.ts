import type { PictureForm } from '#domain/guest-pages/picture-paths.ts';
import type { Illustration, Logo, Notice } from '#server/pictures/notice.ts';

/** Everything that decides how a picture looks. */
export interface Drawing {
  form: PictureForm;
  notice: Notice;
  illustration: Illustration;
  /** Of the business; null without one. */
  logo: Logo | null;
}
