import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { EventTicket } from '#web/features/review/event-ticket.tsx';
import { casePath } from '#web/features/review/filter.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Panel } from '#web/ui/panel.tsx';
import { SignalList } from './signal-list.tsx';
import type { Held } from './use-release.ts';

type Props = { held: Held; isBusy: boolean; onRelease: () => void };

/** An event as guests would see it, with signals and actions. */
export function HeldEvent({ held, isBusy, onRelease }: Props) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const { event, business, held_until: until, raised_at: raisedAt } = held;
  return (
    <Panel>
      <article aria-label={event.title} className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-2">
        <EventTicket event={event} businessType={business.business_type} />
        <div className="grid min-w-0 gap-6">
          <div className="grid justify-items-start gap-2">
            <Badge tone={until ? 'amber' : 'azure'}>
              {until
                ? t('held.until', { time: formatInstant(until, language) })
                : t('held.changed', { time: formatInstant(raisedAt, language) })}
            </Badge>
            <p className="wrap-anywhere text-ink-2 text-small">
              {t('held.names', { display: business.display_name, company: business.company_name })}
            </p>
          </div>
          <SignalList held={held} />
          {/* Place for further actions. */}
          <div className="flex flex-wrap gap-3">
            <Button
              icon={Check}
              busy={isBusy}
              aria-label={t('list.named', { action: t(until ? 'held.release' : 'held.look'), company: event.title })}
              onClick={onRelease}
            >
              {t(until ? 'held.release' : 'held.look')}
            </Button>
            <ButtonLink
              to={casePath(business.id)}
              variant="secondary"
              aria-label={t('list.named', { action: t('held.case'), company: business.company_name })}
            >
              {t('held.case')}
            </ButtonLink>
          </div>
        </div>
      </article>
    </Panel>
  );
}
