import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';

/** Why a message did not go out, and that it is still there. */
export function ContactFailure({ text }: { text: string }) {
  const { t } = useTranslation('contact');
  return (
    <div role="alert" className="flex gap-3 rounded-well bg-oxblood-wash p-4 text-oxblood">
      <Icon of={TriangleAlert} className="mt-0.5 shrink-0" />
      <p>
        <strong className="block text-label">{t('failed')}</strong>
        {text} {t('kept')}
      </p>
    </div>
  );
}
