import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import type { ImageFault } from '#domain/shared/image.ts';
import { findImageFault } from '#domain/shared/image.ts';
import { api } from '#web/api/client.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { taggedOf } from '#web/api/tagged.ts';
import { uploadFile } from '#web/api/upload-file.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { DraftGone } from '#web/editing/draft-saver.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { EventImage } from '../event-image.tsx';
import type { EventOfBusiness } from '../use-events.ts';
import type { Density } from './choice-field.tsx';

type Stored = Tagged<EventOfBusiness>;

type ImageTarget = {
  url: string | null;
  /** Does the work on the stored event and takes over what it returns. */
  change: (work: (id: string) => Promise<Stored>) => Promise<void>;
};

type ImageFieldProps = ImageTarget & { tags: readonly string[]; businessType: BusinessType; density: Density };

/** The image of the event, stored as soon as it is chosen. When narrow, it is above its buttons, at full width. */
export function ImageField({ url, change, tags, businessType, density }: ImageFieldProps) {
  const { t } = useTranslation('events');
  const image = useStoredImage(change);
  const isNarrow = density === 'narrow';
  const shown = <EventImage url={url} tags={tags} businessType={businessType} />;
  return (
    <div>
      {isNarrow && (
        <div className="mb-4 aspect-16/9 overflow-hidden rounded-well bg-card *:size-full *:object-cover">{shown}</div>
      )}
      <FileDrop
        label={t('image.label')}
        help={url ? t('image.help') : `${t('image.help')} ${t('dialog.imageText')}`}
        error={image.error}
        buttonLabel={t(url ? 'image.replace' : 'image.choose')}
        dropHint={isNarrow ? undefined : t('image.drop')}
        accept="image/*"
        className={isNarrow ? undefined : 'max-sm:flex-col max-sm:items-start max-sm:gap-3'}
        onFiles={([file]) => file && image.upload(file)}
        progress={image.percent}
        progressLabel={(percent) => t('image.progress', { percent })}
        preview={!isNarrow && shown}
        actions={
          url && (
            <Button variant="danger-quiet" size="compact" icon={Trash2} onClick={image.remove}>
              {t('image.remove')}
            </Button>
          )
        }
      />
    </div>
  );
}

/** Uploads and removes the image at once, apart from the form. */
function useStoredImage(change: ImageTarget['change']) {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  const [percent, setPercent] = useState<number | null>(null);
  const [fault, setFault] = useState<ImageFault | null>(null);

  async function send(file: File, id: string) {
    const answer = await uploadFile({ path: `/events/${id}/image`, field: 'image', file, onPercent: setPercent });
    return { data: await answer.json(), etag: answer.headers.get('ETag') ?? '' };
  }
  const upload = useAction({
    call: (file: File) => change((id) => send(file, id)).finally(() => setPercent(null)),
    done: () => t('image.uploaded'),
  });
  const removal = useAction({
    call: () => change((id) => taggedOf(api.DELETE('/events/{id}/image', { params: { path: { id } } }))),
    done: () => t('image.removed'),
  });

  const reason = (error: Error) => (error instanceof DraftGone ? t('drafts.saved.gone') : problemText(error));
  function errorText(): string | null {
    if (fault) return t(`image.${fault}`);
    if (upload.error) return `${t('image.uploadFailed')}: ${reason(upload.error)}`;
    return removal.error && `${t('image.removeFailed')}: ${reason(removal.error)}`;
  }

  return {
    percent,
    error: errorText(),
    upload(file: File) {
      upload.reset();
      removal.reset();
      const found = findImageFault(file);
      setFault(found);
      if (found) return;
      setPercent(0);
      upload.mutate(file);
    },
    remove() {
      upload.reset();
      setFault(null);
      removal.mutate();
    },
  };
}
