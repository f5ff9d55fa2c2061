import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayBrief, formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import type { AgentRequest } from './use-agent-requests.ts';
import { useAnswers } from './use-agent-requests.ts';
import { useShownChange } from './use-shown-change.ts';

/** One call of an agent with everything that a yes does and costs. */
export function RequestCard({ request }: { request: AgentRequest }) {
  const { t } = useTranslation('agent-requests');
  const language = useLanguage();
  const { allow, decline } = useAnswers(request);
  const { id, tool, key_name, event, cost, balance, may_answer, is_changed, expires_at } = request;
  const day = event.event_date && formatDayBrief(event.event_date, language);
  return (
    <li className="grid gap-4 rounded-card bg-card p-5 md:p-6">
      <div className="grid gap-1">
        <p className="text-ink-2 text-small">{t('from', { key: key_name })}</p>
        <h2 id={`request-${id}`} className="wrap-anywhere text-h3">
          {t(`ask.${tool}`)}
        </h2>
        <p className="wrap-anywhere text-label">
          <Quoted>{event.title}</Quoted>
          {day && `, ${day}`}
        </p>
      </div>
      {is_changed && <p className="rounded-well bg-amber-wash p-3 text-small">{t('changed')}</p>}
      <Consequences request={request} />
      <p className="font-semibold">{cost > 0 ? t('cost', { count: cost, balance }) : t('free')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {may_answer ? (
          <>
            <Button
              aria-describedby={`request-${id}`}
              busy={allow.isPending}
              busyLabel={t('busy')}
              disabled={decline.isPending}
              onClick={() => allow.mutate()}
            >
              {t('allow')}
            </Button>
            <Button
              variant="secondary"
              aria-describedby={`request-${id}`}
              busy={decline.isPending}
              busyLabel={t('busy')}
              disabled={allow.isPending}
              onClick={() => decline.mutate()}
            >
              {t('decline')}
            </Button>
          </>
        ) : (
          <p className="text-ink-2">{t('notAllowed')}</p>
        )}
        <p className="text-ink-2 text-small">{t('expires', { when: formatInstant(expires_at, language) })}</p>
      </div>
    </li>
  );
}

/** Text of the agent, guests or others: in a language that the page does not know. */
function Quoted({ children }: { children: ReactNode }) {
  return (
    <q lang="" className="wrap-anywhere">
      {children}
    </q>
  );
}

function Consequences({ request }: { request: AgentRequest }) {
  const { t } = useTranslation('agent-requests');
  const shown = useShownChange();
  const { tool, event, guest, changes, reason, tells_guests } = request;
  return (
    <ul className="grid list-disc gap-1 ps-5">
      <li>{t(`effect.${tool}`)}</li>
      {guest && (
        <li>
          {t('guest')} <Quoted>{guest.display_name}</Quoted>
          {guest.party_size > 1 && ` ${t('party', { count: guest.party_size })}`}
        </li>
      )}
      {changes.map((change) => {
        const { label, from, to } = shown(change);
        return (
          <li key={change.field}>
            {label}: <Quoted>{from}</Quoted> → <Quoted>{to}</Quoted>
          </li>
        );
      })}
      {reason && (
        <li>
          {t('reason')} <Quoted>{reason}</Quoted>
        </li>
      )}
      {tells_guests && !guest && event.guests > 0 && <li>{t(`told.${tool}`, { count: event.guests })}</li>}
    </ul>
  );
}
