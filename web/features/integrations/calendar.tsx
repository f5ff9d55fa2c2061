import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { businessCalendarPath } from '#domain/events/calendar-paths.ts';
import { useBusiness } from '#web/member/use-business.ts';
import { useSite } from '#web/shell/use-site.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useCopy } from './use-copy.ts';

/** The address with which guests, the team and other programs subscribe to the events of the business. */
export function Calendar() {
  const { t } = useTranslation('integrations');
  const { data: business } = useBusiness();
  return (
    <section aria-labelledby="calendar" className="grid gap-4">
      <div>
        <h2 id="calendar" className="text-h2-panel">
          {t('calendar.title')}
        </h2>
        <p className="mt-1 max-w-text text-ink-2">{t('calendar.text')}</p>
      </div>
      {business && <Address businessId={business.id} />}
    </section>
  );
}

function Address({ businessId }: { businessId: string }) {
  const { t } = useTranslation('integrations');
  const { publicUrl } = useSite();
  const url = `${publicUrl}${businessCalendarPath(businessId)}`;
  const { state, copy } = useCopy(url);
  return (
    <div className="grid max-w-text gap-3">
      <TextInput
        label={t('calendar.label')}
        value={url}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        help={state === 'failed' ? t('secret.copyFailed') : t('calendar.help')}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button variant="secondary" icon={state === 'copied' ? Check : Copy} onClick={() => void copy()}>
          {state === 'copied' ? t('secret.copied') : t('calendar.copy')}
        </Button>
        <a href={url.replace(/^https?:/, 'webcal:')} data-variant="quiet" className="button">
          {t('calendar.subscribe')}
        </a>
      </div>
      <p role="status" className="sr-only">
        {state === 'copied' && t('secret.copied')}
      </p>
    </div>
  );
}
