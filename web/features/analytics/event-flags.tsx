import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import { formatDayOfMonth } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { stubTones } from '#web/ui/stub-tones.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { Mark } from './use-analytics.ts';

type EventFlagsProps = {
  marks: readonly Mark[];
  /** Position in the chart: shares from the left and the bottom. */
  pointOf: (mark: Mark) => { x: number; y: number };
  /** From `placeFlags`. */
  lanes: readonly (number | null)[];
};

const nameless = '@min-[48rem]:hidden';
const toneOf = (mark: Mark) => (mark.kind === 'held' ? stubTones[toneOfTags(mark.tags)] : 'bg-line text-ink');

/** Flags on the days events took place, pale ones where published. Decorative. */
export function EventFlags({ marks, pointOf, lanes }: EventFlagsProps) {
  const { t } = useTranslation('analytics');
  // The CSP forbids inline styles in HTML.
  const isPlaced = useHydrated();
  const points = marks.map(pointOf);
  return marks.map((mark, index) => {
    const { x = 0, y = 0 } = points[index] ?? {};
    const lane = lanes[index] ?? null;
    const place = { left: `${x * 100}%`, bottom: `${y * 100}%`, '--lane': lane ?? 0 } as CSSProperties;
    return (
      <div
        key={`${mark.event_id} ${mark.kind}`}
        title={t(`marks.${mark.kind}`, { title: mark.title })}
        style={isPlaced ? place : undefined}
        className={cx(
          'absolute w-0.5 -translate-x-1/2',
          lane !== null &&
            'h-[calc(1.5rem+var(--lane)*1.25rem)] bg-ink @min-[48rem]:top-[calc(var(--lane)*-2.875rem-3rem)] @min-[48rem]:h-auto',
        )}
      >
        <span className="absolute -bottom-1.5 left-1/2 size-3 -translate-x-1/2 rounded-full bg-ink" />
        {lane !== null && (
          <span
            className={cx(
              'absolute top-0 [clip-path:polygon(0_0,100%_0,calc(100%-0.5rem)_50%,100%_100%,0_100%)] left-full ps-1 pe-2.5 font-semibold text-help @min-[48rem]:w-max @min-[48rem]:max-w-[15cqw] @min-[48rem]:py-1 @min-[48rem]:ps-2 @min-[48rem]:pe-4 @min-[48rem]:leading-4',
              toneOf(mark),
            )}
          >
            <span className={cx('block leading-4', nameless)}>{numberOf(lanes, index)}</span>
            <span className="wrap-anywhere hidden @min-[48rem]:line-clamp-2">{mark.title}</span>
          </span>
        )}
      </div>
    );
  });
}

/** Number from the left. */
function numberOf(lanes: EventFlagsProps['lanes'], index: number): number {
  return lanes.slice(0, index + 1).filter((lane) => lane !== null).length;
}

/** Legend of the numbered flags, on phones. */
export function FlagNames({ marks, lanes }: Pick<EventFlagsProps, 'marks' | 'lanes'>) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const rows = marks.flatMap((mark, index) => (lanes[index] == null ? [] : [{ mark, number: numberOf(lanes, index) }]));
  return (
    <ol className={cx('mt-3 grid gap-2 text-small', nameless)}>
      {rows.map(({ mark, number }) => (
        <li key={number} className="flex items-baseline gap-2.5">
          <span
            aria-hidden="true"
            className={cx('min-w-6 shrink-0 px-1 text-center font-semibold text-help tabular-nums', toneOf(mark))}
          >
            {number}
          </span>
          <span className="wrap-anywhere min-w-0 flex-1 font-semibold">
            {t(`marks.${mark.kind}`, { title: mark.title })}
          </span>
          <span className="text-ink-2 tabular-nums">{formatDayOfMonth(mark.day, language)}</span>
        </li>
      ))}
    </ol>
  );
}
