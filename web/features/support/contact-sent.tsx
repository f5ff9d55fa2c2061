import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The message has arrived. Takes the focus, because the form that held it is gone. */
export function ContactSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('contact');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div>
      <p className="mb-5 flex size-14 items-center justify-center rounded-full bg-fir-wash text-fir">
        <Icon of={Check} size={28} />
      </p>
      <h2 ref={title} tabIndex={-1} className="text-h2">
        {t('sent.title')}
      </h2>
      <p role="status" className="wrap-anywhere mt-3 text-ink-2">
        {t('sent.text', { email })}
      </p>
      <Button variant="secondary" onClick={onAgain} className="mt-6">
        {t('sent.again')}
      </Button>
    </div>
  );
}
