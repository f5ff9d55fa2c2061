import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#i18n/format.ts';
import { api } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FlaskConical } from '#web/ui/icons/flask-conical.ts';
import { Users } from '#web/ui/icons/users.ts';
import { SimulatedGuests } from './simulated-guests.tsx';

/** Data of test keys, with deletion. Nothing without any. */
export function TestEvents() {
  const { t } = useTranslation('integrations');
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const [played, setPlayed] = useState<{ id: string; title: string } | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const { data } = useQuery(queries.testEvents);
  const close = () => setAsking(false);
  const removal = useAction({
    call: () => api.DELETE('/test-events'),
    done() {
      close();
      return t('tests.removed');
    },
    failed(message) {
      close();
      return t('tests.removeFailed', { message });
    },
    stale: [queries.testEvents],
  });
  if (!data?.total) return null;
  const more = data.total - data.data.length;
  return (
    <section aria-labelledby="tests" className="grid gap-4 rounded-well bg-amber-wash p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex items-start gap-3.5">
          <Icon of={FlaskConical} className="mt-1 shrink-0 text-amber-text" />
          <div className="grid gap-0.5">
            <h3 id="tests" className="text-h4">
              {t('tests.title', { count: data.total })}
            </h3>
            <p className="max-w-text text-ink-2 text-small">{t('tests.text')}</p>
          </div>
        </div>
        <Button variant="secondary" size="compact" onClick={() => setAsking(true)} className="max-sm:w-full">
          {t('tests.remove')}
        </Button>
      </div>
      <ul className="divide-y divide-line border-line border-t">
        {data.data.map(({ id, title, status, event_date: day }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-small">
            <span className="wrap-anywhere font-semibold">{title || t('tests.untitled')}</span>
            <span className="flex items-center gap-3">
              {day && <span className="text-ink-2">{formatDay(day, language)}</span>}
              <Badge tone="card">{t(`tests.status.${status}`)}</Badge>
              {status === 'published' && (
                <Button
                  variant="secondary"
                  size="compact"
                  icon={Users}
                  onClick={() => {
                    setPlayed({ id, title });
                    setPlaying(true);
                  }}
                >
                  {t('play.open')}
                </Button>
              )}
            </span>
          </li>
        ))}
        {more > 0 && <li className="py-2.5 text-ink-2 text-small">{t('tests.more', { count: more })}</li>}
      </ul>
      <ConfirmDialog
        open={isAsking}
        busy={removal.isPending}
        title={t('tests.askTitle')}
        cancelLabel={t('tests.keep')}
        confirmLabel={t('tests.confirm')}
        onCancel={close}
        onConfirm={() => removal.mutate(undefined)}
      >
        {t('tests.askText')}
      </ConfirmDialog>
      {played && (
        <SimulatedGuests key={played.id} event={played} isOpen={isPlaying} onClose={() => setPlaying(false)} />
      )}
    </section>
  );
}
