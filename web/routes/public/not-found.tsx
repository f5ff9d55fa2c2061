import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';

export const handle = { ground: 'amber' } satisfies PageHandle;

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { t } = useTranslation('not-found');
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      <h1 className="text-display-1">{t('message')}</h1>
      <a href={paths.home}>{t('home')}</a>
    </>
  );
}
