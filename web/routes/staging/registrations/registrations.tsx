import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RegistrationLookup } from '#web/features/desk/registration-lookup.tsx';
import { PageMissing } from '#web/features/review/right-missing.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export const handle = {
  hydrate: 'after-paint',
  texts: ['review', 'staff', 'desk-acts', 'problems'],
} satisfies PageHandle;

/** Registrations that wait for a code and have no business yet: the ticket "my code never came". */
export default function Registrations() {
  const { t } = useTranslation('desk-acts');
  const reviewer = useReviewer();
  const may = useStaffRight('read_customers');
  const [search, setSearch] = useSearchParams();
  const email = search.get('email')?.trim() ?? '';
  const form = useForm<{ email: string }>({ defaultValues: { email } });
  return (
    <div className="container-page min-h-dvh pt-8 pb-16 md:pt-12">
      <PageHead title={t('registrations.head')} description={t('registrations.lead')} isPrivate />
      {may === false ? (
        <PageMissing right="read_customers" title={t('registrations.title')} />
      ) : (
        <div className="grid max-w-3xl gap-6">
          <div>
            <h1 className="text-h1">{t('registrations.title')}</h1>
            <p className="mt-2 max-w-prose text-ink-2 text-lead">{t('registrations.lead')}</p>
          </div>
          <form
            className="flex flex-wrap items-end gap-3"
            noValidate
            onSubmit={form.handleSubmit((values) => setSearch({ email: values.email.trim() }))}
          >
            <TextInput
              {...form.register('email', { required: t('fields.missing') })}
              label={t('registrations.email')}
              type="email"
              autoComplete="off"
              required
              error={form.formState.errors.email?.message}
              className="min-w-0 grow"
            />
            <Button type="submit">{t('registrations.search')}</Button>
          </form>
          {reviewer && email !== '' && <RegistrationLookup key={email} email={email} />}
        </div>
      )}
    </div>
  );
}
