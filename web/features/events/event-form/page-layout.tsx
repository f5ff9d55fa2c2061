import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import type { QuoteQuery } from '../event/event-cost.tsx';
import { NoticePreview } from '../event/notice/notice-preview.tsx';
import type { Submit } from './page-cost.tsx';
import { CostBar, CostPane } from './page-cost.tsx';
import { PageHeading } from './page-top.tsx';

type View = 'form' | 'preview';

/** The form takes what the preview leaves. */
export const pageColumns = 'grid gap-x-10 gap-y-6 md:gap-y-10 lg:grid-cols-[minmax(0,1fr)_26.25rem]';

type PageLayoutProps = ComponentProps<typeof NoticePreview> &
  ComponentProps<typeof PageHeading> & {
    quote: QuoteQuery;
    /** Credits that are not paid, and those that do not come back. */
    note?: string | undefined;
    failure: string | null;
    submit: Submit;
    /** The other actions. */
    actions: ReactNode;
    /** The fields. */
    children: ReactNode;
  };

/**
 * The form of an event and its cost, beside a live preview that stays in view. Phones show one of the two; submitting
 * shows the form.
 */
export function PageLayout({ title, lead, quote, note, failure, submit, actions, children, ...card }: PageLayoutProps) {
  const { t } = useTranslation('create-event');
  const [view, setView] = useState<View>('form');
  function onPress() {
    setView('form');
    submit.onPress();
  }
  return (
    <>
      <div className={pageColumns}>
        <div className="min-w-0">
          <PageHeading title={title} lead={lead} />
          <div className="mb-4 md:mb-6 lg:hidden">
            <Segmented
              label={t('views.label')}
              options={(['form', 'preview'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
              value={view}
              onChange={setView}
              className="flex"
            />
          </div>
          <form
            noValidate
            aria-label={t('views.form')}
            onSubmit={(event) => event.preventDefault()}
            className={cx(view === 'preview' && 'max-lg:hidden')}
          >
            {children}
          </form>
        </div>
        <section
          aria-label={t('preview.title')}
          className={cx('lg:sticky lg:top-6 lg:row-span-2 lg:self-start', view === 'form' && 'max-lg:hidden')}
        >
          <div className="mb-2 flex items-baseline justify-between gap-4">
            <h2 className="text-label">{t('preview.title')}</h2>
            <span className="text-help text-ink-3">{t('preview.note')}</span>
          </div>
          <div className="[zoom:0.8] lg:[@media(max-height:52rem)]:[zoom:0.62]">
            <NoticePreview {...card} />
          </div>
        </section>
        <CostPane quote={quote} note={note} failure={failure}>
          {actions}
        </CostPane>
      </div>
      <CostBar quote={quote} submit={{ ...submit, onPress }}>
        {actions}
      </CostBar>
    </>
  );
}
