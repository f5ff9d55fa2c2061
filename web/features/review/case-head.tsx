import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findBusinessType } from '#domain/catalogue/business-types.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { formatInstant } from '#i18n/format.ts';
import { TypeDrawing } from '#web/art/type-drawing.tsx';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { casePath } from './filter.ts';
import type { Case } from './use-review.ts';
import { WaitingBar } from './waiting-bar.tsx';

/** The link back, the place in the queue, and which business this is. */
export function CaseHead({ business }: { business: Case }) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const { business_type: key, company_name: company, created_at: createdAt, submitted_at: submittedAt } = business;
  const type = findBusinessType(key);
  const facts = [
    type ? labelOf(type, language) : key,
    t('case.registered', { at: formatInstant(createdAt, language) }),
    submittedAt !== createdAt && t('case.resubmitted', { at: formatInstant(submittedAt, language) }),
  ];
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ButtonLink to={paths.stagingDashboard} variant="quiet" size="compact" icon={ArrowLeft} className="-ms-4">
          {t('case.back')}
        </ButtonLink>
        <Queue queue={business.queue} />
      </div>
      <div className="flex items-center gap-5">
        <TypeDrawing type={key} className="w-16 shrink-0 md:w-24" />
        <div className="grid min-w-0 gap-1.5">
          <h1 className="wrap-anywhere text-h1">{company}</h1>
          <p className="text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {business.queue && <WaitingBar submittedAt={submittedAt} className="w-full" />}
    </div>
  );
}

function Queue({ queue }: { queue: Case['queue'] }) {
  const { t } = useTranslation('review');
  if (!queue) return null;
  const step = (id: string | null, label: string, icon: typeof ArrowLeft) =>
    id && (
      <ButtonLink to={casePath(id)} variant="secondary" size="compact" icon={icon} title={label} aria-label={label}>
        {null}
      </ButtonLink>
    );
  return (
    <div className="flex items-center gap-2">
      <span className="me-1 text-ink-2 text-small tabular-nums">
        {t('case.place', { position: queue.position, total: queue.total })}
      </span>
      {step(queue.previous_id, t('case.previous'), ArrowLeft)}
      {step(queue.next_id, t('case.next'), ArrowRight)}
    </div>
  );
}
