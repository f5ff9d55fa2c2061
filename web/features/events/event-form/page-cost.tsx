import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatStub, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useBottomBar } from '#web/ui/use-bottom-bar.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import type { QuoteQuery } from '../event/event-cost.tsx';
import { BuyCredits, CostSummary, EuroBeside, useNeedsVerification } from '../event/event-cost.tsx';
import type { TypedEvent } from '../event/notice/notice-preview.tsx';
import { useTypedTone } from '../event/notice/notice-preview.tsx';

/** The main action of the page. */
type Submit = {
  label: string;
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  /** Why it is not possible now. */
  obstacle: string | undefined;
  onPress: () => void;
};

type CostBoxProps = Pick<ComponentProps<typeof DayStub>, 'event'> & {
  quote: QuoteQuery;
  /** Unpaid parts, and those without a refund. */
  note?: string | undefined;
  failure: string | null;
  submit: Submit;
  /** The other actions, on wide screens. */
  actions: ReactNode;
  /** Whether a narrow screen shows the preview. */
  isPreview: boolean;
  onView: () => void;
};

/** The price with the button: below the preview on wide screens, else a bar at the foot. */
export function CostBox({ event, quote, note, failure, submit, actions, isPreview, onView }: CostBoxProps) {
  const { t } = useTranslation(['create-event', 'events']);
  useBottomBar(useNarrow('64rem'));
  return (
    <section
      aria-label={t('events:cost.title')}
      className="bottom-bar -mx-4 -mb-16 grid gap-3 border-line border-t bg-card px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] max-lg:mt-6 md:-mx-6 md:px-6 lg:static lg:m-0 lg:rounded-card lg:border-t-0 lg:px-5 lg:py-4 lg:shadow-raised"
    >
      <div className={cx('flex items-center gap-3 lg:hidden', failure && !isPreview && 'hidden')}>
        <DayStub event={event} />
        <Button variant="quiet" size="compact" aria-expanded={isPreview} onClick={onView} className="-me-4 ms-auto">
          {t(isPreview ? 'views.form' : 'views.preview')}
        </Button>
      </div>
      <div className={cx(!isPreview && 'max-lg:hidden')}>
        <CostSummary quote={quote} />
        {note && <p className="mt-2 text-ink-3 text-small">{note}</p>}
      </div>
      {failure && (
        <p role="alert" className="font-semibold text-oxblood text-small">
          {failure}
        </p>
      )}
      {quote.data && !quote.data.is_affordable && <BuyCredits />}
      <div className="flex items-center gap-4">
        <BarPrice quote={quote} />
        <Button
          busy={submit.busy}
          busyLabel={submit.busyLabel}
          disabled={submit.disabled}
          disabledReason={submit.obstacle}
          onClick={submit.onPress}
          className="shrink-0 lg:w-full"
        >
          {submit.label}
        </Button>
      </div>
      <div className="-mx-3 -my-2 flex flex-wrap justify-between gap-x-1 max-lg:hidden">{actions}</div>
    </section>
  );
}

/** The total in the bar, and what is left then. */
function BarPrice({ quote: { data } }: { quote: QuoteQuery }) {
  const { t } = useTranslation(['create-event', 'events']);
  const isAwaited = useNeedsVerification();
  return (
    <p className="grid min-w-0 flex-1 text-small lg:hidden">
      {data && (
        <strong className="text-body">
          {t('barTotal', { count: data.total })}
          <EuroBeside price={data.price} />
        </strong>
      )}
      {data && (
        <span className={data.is_affordable ? 'text-ink-3' : 'text-oxblood'}>
          {!data.is_affordable
            ? t('events:cost.notEnough', { required: data.total, available: data.balance })
            : isAwaited
              ? t('events:publish.awaiting')
              : t('barLeft', { left: data.balance_after })}
        </span>
      )}
    </p>
  );
}

/** The event in one line: coloured day, name and start. */
function DayStub({ event }: { event: TypedEvent }) {
  const { t } = useTranslation(['create-event', 'events']);
  const language = useLanguage();
  const tone = useTypedTone(event);
  const day = shownDay(event);
  const stub = day ? formatStub(day, language) : null;
  const start = event.start_time && formatTime(event.start_time, language);
  return (
    <>
      <span
        data-tone={tone}
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-badge bg-(--tag) font-display font-extrabold text-[1.375rem] text-on-color tabular-nums"
      >
        {stub?.day ?? '?'}
      </span>
      <p className="grid min-w-0 text-small">
        <strong className="truncate">{event.title.trim() || t('card.unnamed')}</strong>
        <span className="truncate text-help text-ink-3">
          {stub ? [stub.weekday, start].filter(Boolean).join(', ') : t('events:when.noDate')}
        </span>
      </p>
    </>
  );
}
