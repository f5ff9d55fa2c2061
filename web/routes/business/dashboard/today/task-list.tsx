import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLow } from '#domain/credits/buckets.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { VerificationStatus } from '#domain/verification/status.ts';
import { formatDayOfMonth } from '#i18n/format.ts';
import { draftPath, participantsPath } from '#web/features/events/event/use-events.ts';
import type { TodayData } from '#web/features/today/use-today.ts';
import { creditTotal, useBalance } from '#web/member/use-balance.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { paths, tabPath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import type { IconShape } from '#web/ui/icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Pencil } from '#web/ui/icons/pencil.ts';
import { Store } from '#web/ui/icons/store.ts';
import { Ticket } from '#web/ui/icons/ticket.ts';
import { Users } from '#web/ui/icons/users.ts';
import { Card } from '#web/ui/panel.tsx';
import { Strips } from '#web/ui/strips.tsx';

type Task = { key: string; icon: IconShape; isUrgent?: boolean; title: string; text: string; action: ReactNode };

type TaskListProps = { today: TodayData; status: VerificationStatus };

/** The member's tasks with next steps, as permitted. Credits are shown even if sufficient. */
export function TaskList({ today, status }: TaskListProps) {
  const { t } = useTranslation('today');
  const requests = useRequestsTask(today);
  const draft = useDraftTask(today, status);
  const setUp = useSetUpTask(today, status);
  const credits = useCreditsTask();
  const tasks = [setUp, requests, draft, credits].filter((task) => task !== null);
  const waiting = tasks.filter((task) => task !== credits || task.isUrgent);
  return (
    <section aria-labelledby="waiting-tasks" className="flex flex-col">
      <Card className="flex-1">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="waiting-tasks" className="text-h4">
            {t('waiting.title')}
          </h2>
          {waiting.length > 0 && (
            <span className="text-ink-2 text-small">{t('waiting.count', { count: waiting.length })}</span>
          )}
        </div>
        {waiting.length === 0 && (
          <p className="mt-2 text-ink-2 text-small">
            {t(status === 'rejected' ? 'waiting.rejected' : 'waiting.nothing')}
          </p>
        )}
        <ul className="mt-1.5 divide-y divide-line">
          {tasks.map(({ key, icon, isUrgent, title, text, action }) => (
            <li key={key} className="flex items-center gap-3 py-2.5">
              <span
                className={cx(
                  'grid size-9 shrink-0 place-items-center rounded-field',
                  isUrgent ? 'bg-amber-wash text-amber-text' : 'bg-sunk',
                )}
              >
                <Icon of={icon} size={18} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="wrap-anywhere line-clamp-2 font-semibold text-[0.9375rem]">{title}</span>
                <span className="wrap-anywhere line-clamp-2 text-ink-2 text-small">{text}</span>
              </span>
              {action}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** First open part of an unverified business's house. */
function useSetUpTask({ parts }: TodayData, status: VerificationStatus): Task | null {
  const { t } = useTranslation('today');
  if (status !== 'pending') return null;
  const open = (['image', 'hours', 'proof'] as const).find((part) => !parts[part]);
  if (!open) return null;
  return {
    key: 'setUp',
    icon: Store,
    title: t(`house.${open}.name`),
    text: t(`house.${open}.open`),
    action: (
      <ButtonLink
        to={paths.dashboard}
        variant="secondary"
        size="compact"
        aria-label={`${t('waiting.look')}: ${t(`house.${open}.name`)}`}
      >
        {t('waiting.look')}
      </ButtonLink>
    ),
  };
}

function useRequestsTask({ requests }: TodayData): Task | null {
  const { t } = useTranslation('today');
  if (!requests) return null;
  const { people, events, title, event_id: id } = requests;
  return {
    key: 'requests',
    icon: Users,
    isUrgent: true,
    title: t('waiting.requests', { count: people }),
    text: events > 1 ? t('waiting.requestsAt', { title, count: events - 1 }) : title,
    action: (
      <ButtonLink
        to={participantsPath(id)}
        variant="secondary"
        size="compact"
        aria-label={t('waiting.requestsLabel', { title })}
      >
        {t('waiting.look')}
      </ButtonLink>
    ),
  };
}

const named = ['title', 'description', 'event_date', 'max_participants'] as const;

function useDraftTask({ draft }: TodayData, status: VerificationStatus): Task | null {
  const { t } = useTranslation(['today', 'events']);
  if (!draft) return null;
  const { missing, drafts } = draft;
  const title = draft.title || t('events:unnamed');
  const only = missing.length === 1 ? named.find((field) => field === missing[0]) : undefined;
  const ready = status === 'rejected' ? 'verification' : 'nothing';
  const lack = t(`waiting.missing.${missing.length === 0 ? ready : (only ?? 'several')}`);
  return {
    key: 'draft',
    icon: Pencil,
    title: t('waiting.draft', { title }),
    text: drafts > 1 ? t('waiting.drafts', { count: drafts }) : lack,
    action: (
      <ButtonLink
        to={draftPath(draft)}
        state={overlayState}
        preventScrollReset
        variant="secondary"
        size="compact"
        aria-label={t('waiting.continueLabel', { title })}
      >
        {t('waiting.continue')}
      </ButtonLink>
    ),
  };
}

function useCreditsTask(): Task | null {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const isOwner = usePermission('owner');
  const { data } = useBalance();
  if (!isOwner || !data) return null;
  const { balance, plan } = data;
  const isScarce = isLow({ balance, planTotal: plan.total });
  const renewal = !plan.is_trial && plan.resets_at;
  return {
    key: 'credits',
    icon: Ticket,
    isUrgent: isScarce,
    title:
      balance === 0
        ? t('waiting.noCredits')
        : t(isScarce ? 'waiting.fewCredits' : 'waiting.credits', { count: balance }),
    text: renewal
      ? t('waiting.renewed', { day: formatDayOfMonth(berlinDay(new Date(renewal)), language) })
      : t('waiting.oneEvent'),
    action: isScarce ? (
      <ButtonLink
        to={tabPath('subscription')}
        preventScrollReset
        variant="secondary"
        size="compact"
        aria-label={t('waiting.buyLabel')}
      >
        {t('waiting.buy')}
      </ButtonLink>
    ) : (
      <Strips total={creditTotal(data)} left={balance} height={24} stripWidth={5} className="w-26 overflow-visible" />
    ),
  };
}
