import { useTranslation } from 'react-i18next';
import type { SignalName } from '#domain/signals/signals.ts';
import { formatSoon } from '#i18n/format-soon.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Clock } from '#web/ui/icons/clock.ts';

type Held = { held_until: string | null; hold_reasons: readonly SignalName[] };

/** Note of a held event, with its latest release and the reasons. */
export function HoldNote({ event: { held_until: until, hold_reasons: reasons } }: { event: Held }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  if (until === null) return null;
  return (
    <div className="flex items-start gap-2.5 text-small">
      <Icon of={Clock} size={16} className="mt-0.5 shrink-0 text-amber-text" />
      <div className="grid gap-0.5">
        <p className="font-semibold">{t('held.until', { when: formatSoon(until, new Date(), language) })}</p>
        {reasons.map((reason) => (
          <p key={reason} className="text-ink-2">
            {t(`held.reason.${reason}`)}
          </p>
        ))}
      </div>
    </div>
  );
}
