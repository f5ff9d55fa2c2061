import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tabPath } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';
import { NoticePreview } from '../event/notice/notice-preview.tsx';
import { formClass } from './form-row.tsx';
import { CostBox } from './page-cost.tsx';

export const pageColumns = 'gap-x-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22.5rem]';

/** Smaller in low windows, so that the price below stays visible. */
const typedNotice = cx(
  '[zoom:0.8] lg:[&_.notice_img]:h-22',
  'lg:[@media(50rem<=height<62rem)]:[zoom:0.7] lg:[@media(height<62rem)]:[&_.strips]:hidden lg:[@media(height<62rem)]:[&_.notice]:[--cut:0px]!',
  'lg:[@media(height<50rem)]:[zoom:0.58] lg:[@media(height<50rem)]:[&_.notice_img]:hidden lg:[@media(height<50rem)]:[&_.notice>:nth-last-child(2)]:hidden lg:[@media(height<50rem)]:[&_.notice-frame~*]:hidden',
);

type PageLayoutProps = Pick<ComponentProps<typeof NoticePreview>, 'event' | 'business'> &
  Pick<ComponentProps<typeof PageHeading>, 'title' | 'lead'> &
  Pick<ComponentProps<typeof CostBox>, 'quote' | 'note' | 'failure' | 'submit' | 'actions'> & {
    /** Above the title. */
    top: ReactNode;
    /** Beside the title. */
    start?: ReactNode;
    children: ReactNode;
  };

/**
 * The form beside its sticky preview and price. Narrow screens show form or preview, with the price in a bottom bar.
 */
export function PageLayout({ top, title, lead, start, children, event, business, submit, ...cost }: PageLayoutProps) {
  const { t } = useTranslation('create-event');
  const [isPreview, setPreview] = useState(false);
  function onPress() {
    setPreview(false);
    submit.onPress();
  }
  return (
    <div className={pageColumns}>
      <div className={cx('min-w-0', isPreview && 'max-lg:hidden')}>
        {top}
        <PageHeading title={title} lead={lead}>
          {start}
        </PageHeading>
        <form
          noValidate
          aria-label={t('views.form')}
          onSubmit={(event) => event.preventDefault()}
          className={formClass}
        >
          {children}
        </form>
        <div className="-mx-3 mt-2 flex flex-wrap justify-between lg:hidden">{cost.actions}</div>
      </div>
      <div className="contents lg:sticky lg:top-4 lg:grid lg:gap-4 lg:self-start">
        <section aria-label={t('preview.title')} className={cx('min-w-0', !isPreview && 'max-lg:hidden')}>
          <div className="mb-4 flex items-baseline justify-between gap-4 lg:mt-1.5 lg:mb-3">
            <h2 className="text-label">{t('preview.title')}</h2>
            <span className="text-help text-ink-3">{t('preview.note')}</span>
          </div>
          <div className={typedNotice}>
            <NoticePreview event={event} business={business} />
          </div>
        </section>
        <CostBox
          {...cost}
          event={event}
          submit={{ ...submit, onPress }}
          isPreview={isPreview}
          onView={() => setPreview(!isPreview)}
        />
      </div>
    </div>
  );
}

/** Back link and save state. */
export function PageTop({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('create-event');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 md:gap-x-6">
      <Link to={tabPath('events')} className="inline-flex min-h-11 items-center gap-2 font-semibold lg:min-h-7">
        <Icon of={ArrowLeft} size={18} />
        {t('back')}
      </Link>
      {children}
    </div>
  );
}

type PageHeadingProps = {
  title?: string | undefined;
  lead?: string | undefined;
  /** Beside the title. */
  children?: ReactNode;
};

export function PageHeading({ title, lead, children }: PageHeadingProps) {
  const { t } = useTranslation('create-event');
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:mb-1.5">
      <h1 className="wrap-anywhere text-h2">{title ?? t('title')}</h1>
      {lead && <p className="basis-full text-ink-2">{lead}</p>}
      {children}
    </div>
  );
}
