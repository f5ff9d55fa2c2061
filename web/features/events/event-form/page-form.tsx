import type { ReactNode } from 'react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { tariffs } from '#domain/plans/tariffs.ts';
import type { Tagged } from '#web/api/tagged.ts';
import type { Business } from '#web/member/use-business.ts';
import { tabPath } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { ResumeNotice } from '../drafts/draft-notes.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';
import { eventBody, pageTariff } from '../drafts/event-draft.ts';
import { initialDraft } from '../drafts/kept-drafts.ts';
import { useAmendAddress } from '../drafts/open-draft.tsx';
import { useDraft, useFinishDraft } from '../drafts/use-draft.ts';
import { EventCard } from '../event-card.tsx';
import { useQuote } from '../event-cost.tsx';
import { useEventFailure } from '../use-event-failure.ts';
import type { EventOfBusiness } from '../use-events.ts';
import { draftPath } from '../use-events.ts';
import { Places, Ticket } from './admission.tsx';
import { Basics } from './basics.tsx';
import { ImageField } from './image.tsx';
import { PageAudience } from './page-audience.tsx';
import { CostBar, CostPane } from './page-cost.tsx';
import { PageTop } from './page-top.tsx';
import { PricedOption, PublishTime } from './publish.tsx';

type PageFormProps = {
  business: Business;
  stored: Tagged<EventOfBusiness> | null;
  maySave: boolean;
  /** The draft was stored for the first time. */
  onStored: (id: string) => void;
};

/** The whole page for one draft: form, live preview and cost. Everything is saved while it is typed. */
export function PageForm({ business, stored, maySave, onStored }: PageFormProps) {
  const { t } = useTranslation(['create-event', 'events']);
  const navigate = useNavigate();
  const amendAddress = useAmendAddress();
  const toasts = useToasts();
  const { id: businessId, business_type: businessType } = business;
  const place = { businessId, tariff: pageTariff } as const;
  const [initial] = useState(() => initialDraft(place, stored, business.address));
  const [view, setView] = useState<'form' | 'preview'>('form');
  const [isMissing, setMissing] = useState(false);
  const form = useForm<EventDraft>({ mode: 'onTouched', defaultValues: initial.values });
  const values = useWatch({ control: form.control }) as EventDraft;
  const draft = useDraft({
    place,
    form,
    initial,
    maySave,
    onCreated(id) {
      onStored(id);
      amendAddress(draftPath({ id, tariff: pageTariff }));
    },
    onMerged: () => toasts.show({ kind: 'info', title: t('events:drafts.saved.merged') }),
  });
  const quote = useQuote({
    tariff: pageTariff,
    isFeatured: values.featured_event,
    hasPush: values.push_notification,
    characteristics: values.userCharacteristics,
  });
  const toList = () => void navigate(tabPath('events'));
  const publication = useFinishDraft({ tariff: pageTariff, draft, maySave, onDone: toList });
  const failureOf = useEventFailure('create');
  const failed = publication.error && failureOf(publication.error);

  function announceMissing() {
    setMissing(true);
    setView('form');
    toasts.show({ kind: 'warning', title: t('missing') });
  }

  const isUnaffordable = quote.data && !quote.data.is_affordable;
  const actions = {
    obstacle: isUnaffordable
      ? t('events:cost.notEnough', { required: quote.data?.total, available: quote.data?.balance })
      : undefined,
    busy: publication.isPending ? publication.variables.aim : null,
    onCreate: () =>
      void form.handleSubmit((typed) => {
        setMissing(false);
        publication.mutate({ aim: 'publish', values: typed });
      }, announceMissing)(),
    onSaveDraft: () => publication.mutate({ aim: 'draft', values: form.getValues() }),
    onCancel() {
      if (draft.state !== 'untouched') toasts.show({ kind: 'info', title: t('kept') });
      toList();
    },
  };
  const failure = failed ? [failed.title, failed.description].filter(Boolean).join('. ') : null;
  const preview = { ...eventBody(values, pageTariff), image_url: draft.stored?.image_url ?? null };
  const hasErrors = Object.keys(form.formState.errors).length > 0;

  return (
    <>
      <PageTop draft={draft} />
      <div className="mb-6 lg:hidden">
        <Segmented
          label={t('views.label')}
          options={(['form', 'preview'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={setView}
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
          {!stored && maySave && <ResumeNotice tariff={pageTariff} className="mb-8" />}
          <Part title={t('parts.basics')} isFirst>
            <Basics form={form} tariff={pageTariff} density="wide" />
            {maySave && (
              <div className="mt-6">
                <ImageField draft={draft} tags={values.tags} businessType={businessType} density="wide" />
              </div>
            )}
          </Part>
          <Part title={t('parts.audience')}>
            <PageAudience form={form} />
          </Part>
          <Part title={t('parts.places')}>
            <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
              <Places form={form} tariff={pageTariff} density="wide" />
              <Ticket form={form} density="wide" />
            </div>
          </Part>
          <Part title={t('parts.visibility')}>
            <div className="grid gap-6">
              <div className="grid gap-3">
                <PricedOption
                  form={form}
                  density="wide"
                  name="featured_event"
                  label={t('featured')}
                  help={t('featuredHelp')}
                  price={t('plus', { count: tariffs[pageTariff].featured })}
                />
                <PricedOption
                  form={form}
                  density="wide"
                  name="push_notification"
                  label={t('push')}
                  help={t('pushHelp')}
                  price={t('plus', { count: tariffs[pageTariff].push })}
                />
              </div>
              <PublishTime form={form} density="wide" />
            </div>
          </Part>
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
            <EventCard event={preview} businessType={businessType} />
          </section>
          <CostPane
            quote={quote}
            actions={actions}
            failure={failure ?? (isMissing && hasErrors ? t('missing') : null)}
          />
        </div>
      </div>
      <CostBar quote={quote} actions={actions} />
    </>
  );
}

function Part({ title, isFirst = false, children }: { title: string; isFirst?: boolean; children: ReactNode }) {
  return (
    <section className={isFirst ? '' : 'rule-tear mt-10 pt-8'}>
      <h2 className={isFirst ? 'sr-only' : 'mb-5 text-h2-panel'}>{title}</h2>
      {children}
    </section>
  );
}
