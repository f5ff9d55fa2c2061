import { useTranslation } from 'react-i18next';
import type { texts } from '#i18n/de/audit.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { AuditEntry } from './use-audit.ts';
import { useValueText } from './use-value-text.ts';

type Field = keyof typeof texts.fields;

/** An entry as text, with each changed field before and after. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit');
  const valueText = useValueText();
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  const name = nameOf(entry);
  const fields = changedFields(entry);
  const show = (value: unknown) => {
    if (Array.isArray(value)) return value.length > 0 ? list.format(value.map(valueText)) : t('none');
    return value === null || value === undefined || value === '' ? t('none') : valueText(value);
  };
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere font-semibold">{t(`actions.${entry.action}`, { name })}</p>
      {fields.length > 0 && (
        <dl className="mt-1 grid gap-1 text-small">
          {fields.map((field) => (
            <div key={field} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-2">{t(`fields.${field}`)}:</dt>
              <dd className="wrap-anywhere">
                {entry.before && (
                  <>
                    <span className="sr-only">{t('was')} </span>
                    <del className="text-ink-3">{show(entry.before[field])}</del>
                    <span aria-hidden="true"> → </span>
                    <span className="sr-only">, {t('is')} </span>
                  </>
                )}
                {entry.after && <span>{show(entry.after[field])}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const names = ['company_name', 'user_name', 'user_email', 'name', 'url', 'prefix'];

function nameOf({ before, after }: AuditEntry): string {
  const state = { ...before, ...after };
  const found = names.map((field) => state[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
}

/** Changed fields with a label; for a creation all values, for a removal the name. */
function changedFields({ before, after }: AuditEntry): Field[] {
  if (!after) return [];
  const isListed = (field: string) => field !== 'user_email' && field !== 'user_name' && field !== 'status';
  const fields = Object.keys(after).filter(isKnown);
  if (!before) return fields.filter(isListed);
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

function isKnown(field: string): field is Field {
  return fieldNames.has(field);
}

const fieldNames: ReadonlySet<string> = new Set<Field>([
  'user_email',
  'user_name',
  'role',
  'permissions',
  'status',
  'company_name',
  'address',
  'phone',
  'email',
  'business_type',
  'legal_form',
  'handelsregister_number',
  'licence_number',
  'managing_director',
  'tax_id',
  'verification_status',
  'reason',
  'proof',
  'plan_type',
  'credits',
  'amount',
  'ends_at',
  'name',
  'scopes',
  'url',
  'participants',
  'title',
  'description',
  'location',
  'event_date',
  'start_time',
  'end_time',
  'max_participants',
  'display_name',
  'website_url',
]);
