import { useTranslation } from 'react-i18next';
import type { TimeSpan } from '#domain/hours/opening-hours.ts';
import { runsPastMidnight } from '#domain/hours/opening-hours.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { X } from '#web/ui/icons/x.ts';
import { TimeField } from '#web/ui/time-field.tsx';

type SpanFieldsProps = {
  /** Accessible name of the day. */
  day: string;
  spans: readonly TimeSpan[];
  onChange: (spans: TimeSpan[]) => void;
  onBlur?: () => void;
  /** Message id of missing times. */
  messageId?: string | undefined;
};

export function SpanFields({ day, spans, onChange, onBlur, messageId }: SpanFieldsProps) {
  const { t } = useTranslation('profile');
  const spoken = (number: number) => (number === 0 ? day : t('hours.span', { day, number: number + 1 }));
  return spans.map((span, number) => {
    const time = (end: 'open' | 'close') => {
      const label = t(end === 'open' ? 'hours.from' : 'hours.to', { day: spoken(number) });
      return (
        <TimeField
          label={label}
          listLabel={t('hours.times', { label })}
          hideLabel
          value={span[end]}
          onChange={(value) => onChange(spans.map((other, n) => (n === number ? { ...span, [end]: value } : other)))}
          onBlur={onBlur}
          {...(messageId && { 'aria-invalid': parseTime(span[end]) === null, 'aria-describedby': messageId })}
          className="w-28 tabular-nums"
        />
      );
    };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: spans have no identity but their order
      <div key={number} className="flex flex-wrap items-center gap-2">
        {time('open')}
        <span className="text-ink-2 text-small">{t('hours.until')}</span>
        {time('close')}
        {parseTime(span.open) && parseTime(span.close) && runsPastMidnight(span) && (
          <Badge tone="sunk" className="px-2">
            {t('hours.nextDay')}
          </Badge>
        )}
        {number > 0 && (
          <IconButton
            icon={X}
            label={t('hours.removeSpan', { day: spoken(number) })}
            onClick={() => onChange(spans.filter((_, n) => n !== number))}
            className="ms-auto max-md:-me-3 max-md:px-0"
          />
        )}
      </div>
    );
  });
}
