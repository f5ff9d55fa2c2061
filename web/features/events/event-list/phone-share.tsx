import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Share2 } from '#web/ui/icons/share-2.ts';

/** Web Share API where supported; cancelling is not an error. */
export function PhoneShare({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation('events');
  if (typeof navigator.share !== 'function') return null;
  return (
    <Button
      variant="secondary"
      icon={Share2}
      className="max-sm:grow"
      onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
    >
      {t('share.phone')}
    </Button>
  );
}
