import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

type RegistrationEndProps = { title: string; role?: 'status'; text: ReactNode; children: ReactNode };

/** A dead end of the registration, with the next step. */
export function RegistrationEnd({ title, role, text, children }: RegistrationEndProps) {
  return (
    <div role={role} className="grid justify-items-start gap-5 pb-12">
      <h1 tabIndex={-1} className="text-h1">
        {title}
      </h1>
      <p className="max-w-text text-ink-2 text-lead [&_strong]:wrap-anywhere [&_strong]:text-ink">{text}</p>
      {children}
    </div>
  );
}

export function LoginOrAgain() {
  const { t } = useTranslation('registration');
  return (
    <p className="flex flex-wrap gap-3">
      <a href={paths.login} data-variant="primary" className="button">
        {t('elsewhere.login')}
      </a>
      <ButtonLink to={paths.register} variant="secondary">
        {t('elsewhere.again')}
      </ButtonLink>
    </p>
  );
}
