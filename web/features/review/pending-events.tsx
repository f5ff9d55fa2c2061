import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/panel.tsx';
import { EventTicket } from './event-ticket.tsx';
import type { Case } from './use-review.ts';

/** Events published by the verification; nothing without any. */
export function PendingEvents({ business: { waiting_events: events, business_type: type } }: { business: Case }) {
  const { t } = useTranslation('review');
  if (events.length === 0) return null;
  return (
    <Card className="mt-5">
      <section aria-labelledby="waiting-events" className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="waiting-events" className="text-h4">
            {t('case.events.title', { count: events.length })}
          </h2>
          <p className="text-ink-2 text-small">{t('case.events.lead')}</p>
        </div>
        <ul className="grid items-start gap-5 xl:grid-cols-2">
          {events.map((event) => (
            <li key={event.id}>
              <EventTicket event={event} businessType={type} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
