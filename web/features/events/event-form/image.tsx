import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { findImageFault } from '#domain/shared/image.ts';
import { api } from '#web/api/client.ts';
import { taggedOf } from '#web/api/tagged.ts';
import { uploadFile } from '#web/api/upload-file.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { DraftGone } from '#web/editing/draft-saver.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import type { Draft } from '../drafts/use-draft.ts';
import { EventPicture } from '../event-picture.tsx';
import type { Density } from './choice-field.tsx';

type ImageFieldProps = { draft: Draft; tags: readonly string[]; businessType: BusinessType; density: Density };

/** The image of the event, stored as soon as it is chosen. Narrow, it is above its buttons, as wide as there is room. */
export function ImageField({ draft, tags, businessType, density }: ImageFieldProps) {
  const { t } = useTranslation('events');
  const image = useDraftImage(draft);
  const url = draft.stored?.image_url ?? null;
  const isNarrow = density === 'narrow';
  const picture = <EventPicture url={url} tags={tags} businessType={businessType} />;
  return (
    <div>
      {isNarrow && (
        <div className="mb-4 aspect-16/9 overflow-hidden rounded-well bg-card *:size-full *:object-cover">
          {picture}
        </div>
      )}
      <FileDrop
        label={t('image.label')}
        help={url ? t('image.help') : `${t('image.help')} ${t('dialog.pictureText')}`}
        error={image.error}
        buttonLabel={t(url ? 'image.replace' : 'image.choose')}
        dropHint={isNarrow ? undefined : t('image.drop')}
        accept="image/*"
        className={isNarrow ? undefined : 'max-sm:flex-col max-sm:items-start max-sm:gap-3'}
        onFiles={([file]) => file && void image.upload(file)}
        progress={image.percent}
        progressLabel={(percent) => t('image.progress', { percent })}
        preview={!isNarrow && picture}
        actions={
          url && (
            <Button variant="danger-quiet" size="compact" icon={Trash2} onClick={() => void image.remove()}>
              {t('image.remove')}
            </Button>
          )
        }
      />
    </div>
  );
}

/** Uploads and removes the image at once, apart from the form. */
function useDraftImage({ saver }: Draft) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const problemText = useProblemText();
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  const reason = (failure: unknown) => (failure instanceof DraftGone ? t('drafts.saved.gone') : problemText(failure));

  async function upload(file: File) {
    const fault = findImageFault(file);
    setError(fault && t(`image.${fault}`));
    if (fault) return;
    setPercent(0);
    try {
      await saver.changeStored(async (id) => {
        const answer = await uploadFile({ path: `/events/${id}/image`, field: 'image', file, onPercent: setPercent });
        return { data: await answer.json(), etag: answer.headers.get('ETag') ?? '' };
      });
      toasts.show({ title: t('image.uploaded') });
    } catch (failure) {
      setError(`${t('image.uploadFailed')}: ${reason(failure)}`);
    } finally {
      setPercent(null);
    }
  }

  async function remove() {
    setError(null);
    try {
      await saver.changeStored((id) => taggedOf(api.DELETE('/events/{id}/image', { params: { path: { id } } })));
      toasts.show({ title: t('image.removed') });
    } catch (failure) {
      setError(`${t('image.removeFailed')}: ${reason(failure)}`);
    }
  }

  return { percent, error, upload, remove };
}
