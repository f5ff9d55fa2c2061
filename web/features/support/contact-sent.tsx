import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';

/** Replaces a sent form; the script shows and focuses it. */
export function ContactSent() {
  const { t } = useTranslation('contact');
  return (
    <div data-sent="" hidden>
      <p className="mb-5 flex size-14 items-center justify-center rounded-full bg-fir-wash text-fir">
        <Icon of={Check} size={28} />
      </p>
      <h2 tabIndex={-1} className="text-h2">
        {t('sent.title')}
      </h2>
      <p data-sent-to={t('sent.text')} className="wrap-anywhere mt-3 text-ink-2" />
      <button type="button" data-again="" data-variant="secondary" className="button mt-6">
        {t('sent.again')}
      </button>
    </div>
  );
}
