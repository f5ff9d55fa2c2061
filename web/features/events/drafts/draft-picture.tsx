import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { EventPicture } from '../event-picture.tsx';
import { useEventImage } from '../use-event-image.ts';
import type { Draft } from './use-draft.ts';

type DraftPictureProps = {
  draft: Draft;
  tags: readonly string[];
  businessType: BusinessType;
  /** The picture stands above its buttons, as wide as there is room. */
  isNarrow?: boolean;
};

/** The picture of the event; it is stored as soon as it is chosen. */
export function DraftPicture({ draft, tags, businessType, isNarrow = false }: DraftPictureProps) {
  const { t } = useTranslation('events');
  const image = useEventImage({ change: (work) => draft.saver.changeStored(work) });
  const url = draft.stored?.image_url ?? null;
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
