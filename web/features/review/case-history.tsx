import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { shownEntries } from './shown-entries.ts';
import type { Case } from './use-review.ts';
import { useCaseAudit } from './use-review.ts';

type Entry = ApiAnswer<'listCaseAudit'>['data'][number];
const fieldNames = [
  'company_name',
  'display_name',
  'address',
  'phone',
  'email',
  'business_type',
  'legal_form',
  'handelsregister_number',
  'licence_number',
  'managing_director',
  'tax_id',
] as const;

/** Changes and views, newest first. */
export function CaseHistory({ business }: { business: Case }) {
  const { t } = useTranslation('review');
  const audit = useCaseAudit(business.id);
  const textOf = useEntryText();
  const language = useLanguage();
  const entries = shownEntries(audit.data?.data ?? []);
  const rows = [
    ...entries.map((entry) => ({ id: entry.id, at: entry.created_at, text: textOf(entry) })),
    { id: business.id, at: business.created_at, text: t('history.registered') },
  ];
  return (
    <Disclosure id="history" title={t('history.title')}>
      {audit.error && (
        <ErrorState title={t('history.failed')} retryLabel={t('list.retry')} onRetry={() => void audit.refetch()} />
      )}
      <ol>
        {rows.map(({ id, at, text }) => (
          <li key={id} className="grid gap-x-6 gap-y-1 border-line border-t py-3 text-small md:grid-cols-[14rem_1fr]">
            <span className="text-ink-2 tabular-nums">{formatInstant(at, language)}</span>
            <span className="wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

function useEntryText(): (entry: Entry) => string {
  const { t } = useTranslation('review');
  return ({ action, actor, before, after }) => {
    const name = actor.name ?? t('history.somebody');
    switch (action) {
      case 'business_verified':
      case 'business_rejected':
      case 'decision_undone':
      case 'rejection_proposed':
      case 'rejection_returned':
      case 'proof_replaced':
      case 'document_accepted':
      case 'measure_imposed':
      case 'measure_changed':
      case 'measure_ended':
      case 'measure_complained':
      case 'complaint_decided':
      case 'case_read':
      case 'proof_read':
      case 'account_exported':
        return t(`history.${action}`, { name });
      case 'business_reopened':
        return t('history.business_reopened');
      case 'business_changed':
      case 'proposal_made':
      case 'proposal_withdrawn':
      case 'proposal_agreed':
      case 'proposal_refused': {
        const changed = fieldNames.filter((field) => field in { ...before, ...after });
        return t(`history.${action}`, { name, fields: changed.map((f) => t(`history.fields.${f}`)).join(', ') });
      }
      default:
        return t('history.other', { action });
    }
  };
}
