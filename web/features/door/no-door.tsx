import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSoon } from '#i18n/format-soon.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { doorClasses } from './door-classes.ts';
import { HeadFrame } from './door-head.tsx';
import type { Door } from './use-door.ts';

/** Refusals by time, where retrying is pointless. */
const scenes = { door_early: 'waiting', door_over: 'gone' } as const;

export function NoDoor({ door: { refusal, opensAt, refresh } }: { door: Door }) {
  const { t } = useTranslation(['door', 'problems']);
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <HeadFrame title={t('title')} />
      <main className={`${doorClasses.list} mx-auto max-w-240 pt-6 md:pt-[12dvh]`}>
        {refusal === 'door_early' || refusal === 'door_over' ? (
          <EmptyState
            drawing={<EmptyScene of={scenes[refusal]} />}
            title={t(`closed.${refusal}`)}
            headingLevel="h2"
            action={
              <ButtonLink to={paths.dashboard} variant="secondary" reloadDocument>
                {t('back')}
              </ButtonLink>
            }
          >
            {opensAt
              ? t('closed.opens', { when: formatSoon(opensAt, new Date(), language) })
              : t(`problems:code.${refusal}`)}
          </EmptyState>
        ) : (
          <ErrorState
            title={refusal === null ? t('noList') : t(`problems:code.${refusal}`)}
            retryLabel={t('retry')}
            onRetry={() => {
              setBusy(true);
              void refresh().finally(() => setBusy(false));
            }}
            busy={isBusy}
          >
            {refusal === null && t('noListText')}
          </ErrorState>
        )}
      </main>
    </>
  );
}
