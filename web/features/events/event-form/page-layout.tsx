import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { EventCard } from '../event-card.tsx';

type View = 'form' | 'preview';

/** Which of the two phones show; from large screens on both are side by side. */
export function usePageView() {
  return useState<View>('form');
}

type PageLayoutProps = ComponentProps<typeof EventCard> & {
  view: View;
  onView: (view: View) => void;
  /** What it costs, below the preview. */
  cost: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** The form of an event beside its live preview and its cost. */
export function PageLayout({ view, onView, cost, children, ...card }: PageLayoutProps) {
  const { t } = useTranslation('create-event');
  return (
    <>
      <div className="mb-6 lg:hidden">
        <Segmented
          label={t('views.label')}
          options={(['form', 'preview'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={onView}
          className="flex"
        />
      </div>
      <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26.25rem]">
        <form
          noValidate
          aria-label={t('views.form')}
          onSubmit={(event) => event.preventDefault()}
          className={cx('min-w-0', view === 'preview' && 'max-lg:hidden')}
        >
          {children}
        </form>
        <div className="flex flex-col lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start">
          <section
            aria-label={t('preview.title')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: on low screens it scrolls by itself, also by keyboard
            tabIndex={0}
            className={cx(
              'mb-5 min-h-50 rounded-card lg:-mx-3 lg:overflow-y-auto lg:px-3 lg:pb-3',
              view === 'form' && 'max-lg:hidden',
            )}
          >
            <div className="mb-2 flex items-baseline justify-between gap-4">
              <h2 className="text-label">{t('preview.title')}</h2>
              <span className="text-help text-ink-3">{t('preview.note')}</span>
            </div>
            <EventCard {...card} />
          </section>
          {cost}
        </div>
      </div>
    </>
  );
}
