import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { searchLength } from '#domain/desk/customer-search.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { stagingPaths } from '#web/staging-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Search } from '#web/ui/icons/search.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { searchPath } from './addresses.ts';
import { FoundCustomerRow } from './found-customer-row.tsx';

/** Searches when sent, since every search is in the log. */
export function CustomerSearch({ q }: { q: string }) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const [isShort, setShort] = useState(false);
  return (
    <div className="grid gap-6">
      <form
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = text.trim();
          setShort(typed.length < searchLength.least);
          if (typed.length >= searchLength.least) void navigate(searchPath(typed), { preventScrollReset: true });
        }}
      >
        <TextInput
          label={t('search.label')}
          hideLabel
          type="search"
          name="q"
          icon={Search}
          placeholder={t('search.placeholder')}
          maxLength={searchLength.most}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={isShort ? t('search.short', { count: searchLength.least }) : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit">{t('search.submit')}</Button>
      </form>
      {q.length >= searchLength.least ? <Results q={q} /> : <Hint />}
    </div>
  );
}

function Hint() {
  const { t } = useTranslation('desk');
  return (
    <Panel>
      <EmptyState drawing={<EmptyScene of="search" />} title={t('search.hintTitle')} headingLevel="h2">
        {t('search.hint')}
      </EmptyState>
    </Panel>
  );
}

function Results({ q }: { q: string }) {
  const { t } = useTranslation('desk');
  const problemText = useProblemText();
  const found = useQuery(reviewQueries.customers(q));
  if (found.isPending) {
    return (
      <Loading label={t('search.loading')} className="grid gap-4">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </Loading>
    );
  }
  if (!found.data) {
    return (
      <ErrorState
        title={t('search.failed')}
        retryLabel={t('retry')}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      >
        {problemText(found.error)}
      </ErrorState>
    );
  }
  const { data, has_more: hasMore } = found.data;
  if (data.length === 0) {
    return (
      <Panel>
        <EmptyState
          drawing={<EmptyScene of="search" />}
          title={t('search.noneTitle', { q })}
          headingLevel="h2"
          action={
            q.includes('@') && (
              <ButtonLink to={`${stagingPaths.registrations}?email=${encodeURIComponent(q)}`} variant="secondary">
                {t('search.registrations')}
              </ButtonLink>
            )
          }
        >
          {t('search.none')}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel className="md:px-8 md:py-4">
      <p role="status" className="text-ink-2 text-small">
        {t('search.found', { count: data.length })}
      </p>
      <ul className="grid">
        {data.map((customer) => (
          <FoundCustomerRow key={customer.id} customer={customer} />
        ))}
      </ul>
      {hasMore && <p className="pt-4 text-ink-2 text-small">{t('search.more')}</p>}
    </Panel>
  );
}
