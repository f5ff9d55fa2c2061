import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Opens beside the registration, because a password would not survive leaving it. */
export function NewTabLink({ href, children }: { href: string; children?: ReactNode }) {
  const { t } = useTranslation('registration');
  return (
    <a href={href} target="_blank" rel="noopener" className="text-link">
      {children}
      <span className="sr-only"> ({t('newTab')})</span>
    </a>
  );
}
