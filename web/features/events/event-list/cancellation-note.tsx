import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { formatDay } from '#i18n/format.ts';
import { queries } from '#web/api/queries.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Megaphone } from '#web/ui/icons/megaphone.ts';
import type { EventInShort } from '../event/listed-fields.ts';
import { participantsPath } from '../event/use-events.ts';

/** Reason, guests notified, and the deletion date if deleted. */
export function CancellationNote({ event }: { event: EventInShort }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { id, cancel_reason: reason, deleted_at: deletedAt } = event;
  const mayKnow = usePermission('edit_events');
  return (
    <div className="flex items-start gap-2.5 text-ink-2 text-small">
      <Icon of={Megaphone} size={16} className="mt-0.5 shrink-0" />
      <div className="grid gap-0.5">
        {reason && <p className="wrap-anywhere">{t('cancel.because', { reason })}</p>}
        {mayKnow && <WhoKnows eventId={id} />}
        {deletedAt && <p>{t('cancel.deletedOn', { day: formatDay(berlinDay(new Date(deletedAt)), language) })}</p>}
      </div>
    </div>
  );
}

function WhoKnows({ eventId }: { eventId: string }) {
  const { t } = useTranslation('events');
  const notices = useQuery(queries.noticesOf(eventId)).data?.data;
  const notice = notices?.find(({ kind }) => kind === 'cancelled');
  if (!notice) return null;
  return (
    <p>
      <Link to={participantsPath(eventId)} className="target-44 underline-offset-4 hover:underline">
        {t('knows', { known: notice.delivered, guests: notice.guests })}
      </Link>
    </p>
  );
}
