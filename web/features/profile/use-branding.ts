import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accent } from '#domain/profile/accents.ts';
import type { ImageFault } from '#domain/shared/image.ts';
import { findImageFault } from '#domain/shared/image.ts';
import { api } from '#web/api/client.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { taggedOf } from '#web/api/tagged.ts';
import { uploadFile } from '#web/api/upload-file.ts';
import { useAction } from '#web/api/use-action.ts';
import type { Profile } from './use-profile.ts';

/** Saves accent and logo immediately, apart from the form. */
export function useBranding(onChanged: (present: Tagged<Profile>) => void) {
  const { t } = useTranslation('profile');
  const [percent, setPercent] = useState<number | null>(null);
  const [fault, setFault] = useState<ImageFault | null>(null);
  const failed = (description: string) => ({ title: t('branding.failed'), description });

  const accent = useAction({
    call: (chosen: Accent | null) => taggedOf(api.PUT('/profile/accent', { body: { accent: chosen } })),
    done(present) {
      onChanged(present);
      return t('branding.accentStored');
    },
    failed,
  });
  const logo = useAction({
    async call(file: File): Promise<Tagged<Profile>> {
      setPercent(0);
      const answer = await uploadFile({ path: '/profile/logo', field: 'logo', file, onPercent: setPercent });
      return { data: await answer.json(), etag: answer.headers.get('ETag') ?? '' };
    },
    done(present) {
      onChanged(present);
      return t('branding.logoStored');
    },
    failed,
  });
  const removal = useAction({
    call: () => taggedOf(api.DELETE('/profile/logo')),
    done(present) {
      onChanged(present);
      return t('branding.logoRemoved');
    },
    failed,
  });

  return {
    percent,
    error: fault ? t(fault === 'too_large' ? 'image.tooLarge' : 'image.notImage') : logo.problem,
    /** Optimistic. */
    chosen: accent.isPending ? accent.variables : undefined,
    choose: (chosen: Accent | null) => accent.mutate(chosen),
    upload(file: File) {
      logo.reset();
      const found = findImageFault(file);
      setFault(found);
      if (!found) logo.mutate(file, { onSettled: () => setPercent(null) });
    },
    remove: () => removal.mutate(),
  };
}
