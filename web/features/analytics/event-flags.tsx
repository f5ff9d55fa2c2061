import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import { cx } from '#web/ui/cx.ts';
import { stubTones } from '#web/ui/ticket.tsx';
import type { Mark } from './use-analytics.ts';

type EventFlagsProps = {
  marks: readonly Mark[];
  /** Where a mark stands: shares of the chart's width from the left, and of its height from the bottom. */
  pointOf: (mark: Mark) => { x: number; y: number };
  /** The lane of each, as `placeFlags` found it. */
  lanes: readonly (number | null)[];
};

/** Events on the curve: a flag on the day they took place, a pale one on the day they went online. Decorative. */
export function EventFlags({ marks, pointOf, lanes }: EventFlagsProps) {
  const { t } = useTranslation('analytics');
  const points = marks.map(pointOf);
  return marks.map((mark, index) => {
    const { x = 0, y = 0 } = points[index] ?? {};
    const lane = lanes[index] ?? null;
    const place = { left: `${x * 100}%`, bottom: `${y * 100}%`, '--lane': lane ?? 0 } as CSSProperties;
    return (
      <div
        key={`${mark.event_id} ${mark.kind}`}
        title={t(`marks.${mark.kind}`, { title: mark.title })}
        style={place}
        className={cx(
          'absolute w-0.5 -translate-x-1/2',
          lane !== null && 'h-4 bg-ink @min-[48rem]:top-[calc(var(--lane)*-1.875rem-2rem)] @min-[48rem]:h-auto',
        )}
      >
        <span className="absolute -bottom-1.5 left-1/2 size-3 -translate-x-1/2 rounded-full bg-ink" />
        {lane !== null && (
          <span
            className={cx(
              'absolute top-0 [clip-path:polygon(0_0,100%_0,calc(100%-0.5rem)_50%,100%_100%,0_100%)] left-full h-2.5 w-3.5 @min-[48rem]:h-auto @min-[48rem]:w-max @min-[48rem]:max-w-36 @min-[48rem]:truncate @min-[48rem]:py-1 @min-[48rem]:ps-2 @min-[48rem]:pe-4',
              mark.kind === 'held' ? stubTones[toneOfTags(mark.tags)] : 'bg-line text-ink',
            )}
          >
            <span className="hidden font-semibold text-help @min-[48rem]:inline">{mark.title}</span>
          </span>
        )}
      </div>
    );
  });
}
