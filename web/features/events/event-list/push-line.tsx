import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Bell } from '#web/ui/icons/bell.ts';

/** When the push is sent, or its result and refund. */
export function PushLine({ eventId }: { eventId: string }) {
  const push = useQuery(queries.push(eventId)).data?.push;
  const pushText = usePushText();
  if (!push) return null;
  return (
    <p className="flex items-start gap-2.5 text-ink-2 text-small">
      <Icon of={Bell} size={16} className="mt-0.5 shrink-0" />
      <span>{pushText(push)}</span>
    </p>
  );
}

function usePushText(): (push: NonNullable<ApiAnswer<'getPush'>['push']>) => string {
  const { t } = useTranslation('events');
  const language = useLanguage();
  return ({ status, send_at: sendAt, result, return_reason: reason, returned_credits: credits }) => {
    if (status === 'planned') return t('push.planned', { time: formatInstant(sendAt, language) });
    if (status === 'sent') return t('push.sent', { time: formatInstant(sendAt, language) });
    const reached = result && t('push.reached', { count: result.delivered, opened: result.opened });
    const why = reason && t(`push.reason.${reason}`);
    const back = credits > 0 && t('push.back', { count: credits });
    return [reached, why, back].filter(Boolean).join(' ');
  };
}
