import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { cardImage } from '#domain/shared/image.ts';
import { mediaAddress } from '#web/api/media-address.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Trash } from '#web/ui/icons/trash.ts';
import type { Profile } from './use-profile.ts';
import { useProfileImage } from './use-profile-image.ts';
import { VenueDrawing } from './venue-drawing.tsx';

type ImageFieldProps = {
  url: string | null;
  businessType: BusinessType;
  /** An unsaved profile cannot have an image. */
  isStored: boolean;
  onChanged: (present: Tagged<Profile>) => void;
};

/** Saved immediately. */
export function ImageField({ url, businessType, isStored, onChanged }: ImageFieldProps) {
  const { t } = useTranslation('profile');
  const image = useProfileImage(onChanged);
  const [isAsking, setAsking] = useState(false);

  if (!isStored) return <p className="text-ink-2">{t('image.saveFirst')}</p>;
  return (
    <>
      <FileDrop
        id="profile-image"
        label={t('image.label')}
        help={t('image.help')}
        error={image.error}
        buttonLabel={t(url ? 'image.replace' : 'image.choose')}
        dropHint={t('image.drop')}
        accept="image/*"
        className="max-sm:flex-col max-sm:items-start max-sm:gap-3"
        onFiles={([file]) => file && image.upload(file)}
        progress={image.percent}
        progressLabel={(percent) => t('image.progress', { percent })}
        preview={url ? <img src={mediaAddress(cardImage(url))} alt="" /> : <VenueDrawing businessType={businessType} />}
        actions={
          url && (
            <Button variant="danger-quiet" size="compact" icon={Trash} onClick={() => setAsking(true)}>
              {t('image.remove')}
            </Button>
          )
        }
      />
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => image.remove(() => setAsking(false))}
        busy={image.isRemoving}
        title={t('image.confirm.title')}
        cancelLabel={t('image.confirm.cancel')}
        confirmLabel={t('image.remove')}
      >
        {t('image.confirm.text')}
      </ConfirmDialog>
    </>
  );
}
