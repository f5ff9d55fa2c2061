import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { EventPicture } from '../event-picture.tsx';
import { useEventImage } from '../use-event-image.ts';
import type { Draft } from './use-draft.ts';

/** The picture of the event; it is stored as soon as it is chosen. */
export function ImagePart({ draft, tags, businessType }: { draft: Draft; tags: string[]; businessType: BusinessType }) {
  const { t } = useTranslation('events');
  const image = useEventImage({ findEventId: draft.save, onChanged: draft.adopt });
  const url = draft.imageUrl;
  return (
    <FileDrop
      label={t('image.label')}
      help={url ? t('image.help') : `${t('image.help')} ${t('dialog.pictureText')}`}
      error={image.error}
      buttonLabel={t(url ? 'image.replace' : 'image.choose')}
      dropHint={t('image.drop')}
      accept="image/*"
      className="max-sm:flex-col max-sm:items-start max-sm:gap-3"
      onFiles={([file]) => file && void image.upload(file)}
      progress={image.percent}
      progressLabel={(percent) => t('image.progress', { percent })}
      preview={<EventPicture url={url} tags={tags} businessType={businessType} />}
      actions={
        url && (
          <Button variant="danger-quiet" size="compact" icon={Trash2} onClick={() => void image.remove()}>
            {t('image.remove')}
          </Button>
        )
      }
    />
  );
}
