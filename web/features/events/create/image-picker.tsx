import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { findImageFault } from '#domain/shared/image.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { EventPicture } from '../event-picture.tsx';

type ImagePickerProps = {
  image: File | null;
  onImage: (image: File | null) => void;
  tags: readonly string[];
  businessType: BusinessType;
};

/** A picture for an event that is not stored yet: it is sent after the event. */
export function ImagePicker({ image, onImage, tags, businessType }: ImagePickerProps) {
  const { t } = useTranslation('events');
  const url = useObjectUrl(image);
  const [error, setError] = useState<string | null>(null);

  function take([file]: File[]) {
    const fault = file && findImageFault(file);
    setError(fault ? t(`image.${fault}`) : null);
    if (file && !fault) onImage(file);
  }

  return (
    <div>
      <div className="mb-4 aspect-16/9 overflow-hidden rounded-well bg-card *:size-full">
        <EventPicture url={url} tags={tags} businessType={businessType} />
      </div>
      <FileDrop
        label={t('image.label')}
        help={image ? t('image.help') : t('dialog.pictureText')}
        error={error}
        buttonLabel={t(image ? 'image.replace' : 'image.choose')}
        accept="image/*"
        onFiles={take}
        actions={
          image && (
            <Button variant="danger-quiet" size="compact" icon={Trash2} onClick={() => onImage(null)}>
              {t('image.remove')}
            </Button>
          )
        }
      />
    </div>
  );
}

/** The address of a file in this browser, as long as it is shown. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}
