import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineKind } from '#domain/desk/timeline.ts';
import { timelineKinds } from '#domain/desk/timeline.ts';
import { formatInstant, formatPrice } from '#i18n/format.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import type { TimelineEntry } from './customer.ts';
import { Row, Rows, Section } from './section.tsx';
import { useTimelineText } from './use-timeline-text.ts';

/** Read when asked for: each read is in the owner's log. */
export function CustomerTimeline({ id }: { id: string }) {
  const { t } = useTranslation('desk');
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<TimelineKind | 'all'>('all');
  const seesMoney = useStaffRight('read_payments');
  const isMoney = (each: TimelineKind) => each === 'credits' || each === 'payment' || each === 'invoice';
  const kinds = timelineKinds.filter((each) => seesMoney || !isMoney(each));
  return (
    <Section id="timeline" title={t('timeline.title')}>
      {isOpen ? (
        <>
          <Select
            label={t('timeline.filter')}
            value={kind}
            onChange={(event) => setKind(kinds.find((each) => each === event.target.value) ?? 'all')}
            options={[
              { value: 'all', label: t('timeline.all') },
              ...kinds.map((value) => ({ value, label: t(`timeline.kinds.${value}`) })),
            ]}
            className="w-full max-w-80"
          />
          <Entries id={id} kind={kind === 'all' ? undefined : kind} />
        </>
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('timeline.open')}
        </Button>
      )}
    </Section>
  );
}

function Entries({ id, kind }: { id: string; kind: TimelineKind | undefined }) {
  const { t } = useTranslation('desk');
  const problemText = useProblemText();
  const timeline = useInfiniteQuery(reviewQueries.customerTimeline(id, kind));
  if (timeline.isPending) {
    return (
      <Loading label={t('timeline.loading')}>
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  if (!timeline.data) {
    return (
      <ErrorState
        title={t('timeline.failed')}
        retryLabel={t('retry')}
        onRetry={() => void timeline.refetch()}
        busy={timeline.isFetching}
      >
        {problemText(timeline.error)}
      </ErrorState>
    );
  }
  const entries = timeline.data.pages.flatMap(({ data }) => data);
  if (entries.length === 0) return <p className="text-ink-2">{t('timeline.none')}</p>;
  return (
    <>
      <Rows>
        {entries.map((entry) => (
          <Entry key={entry.kind + entry.id} entry={entry} />
        ))}
      </Rows>
      {timeline.hasNextPage && (
        <Button
          variant="secondary"
          size="compact"
          className="justify-self-start"
          busy={timeline.isFetchingNextPage}
          onClick={() => void timeline.fetchNextPage()}
        >
          {t('timeline.more')}
        </Button>
      )}
    </>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const text = useTimelineText();
  const { kind, amount, actor } = entry;
  const isPrice = kind === 'payment' || kind === 'invoice';
  const by = actor?.name ?? (actor && actor.kind !== 'user' ? t(`timeline.actors.${actorOf(actor.kind)}`) : null);
  return (
    <Row
      title={text(entry)}
      notes={[formatInstant(entry.created_at, language), t(`timeline.kinds.${kind}`), by]}
      end={
        amount !== null && (
          <span className="tabular-nums">
            {isPrice ? formatPrice(amount, language) : `${amount > 0 ? '+' : ''}${amount}`}
          </span>
        )
      }
    />
  );
}

const actorOf = (kind: string) => (kind === 'api_key' || kind === 'reviewer' || kind === 'app' ? kind : 'system');
