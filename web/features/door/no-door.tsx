import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSoon } from '#i18n/format-soon.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
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
      <main className={`${doorClasses.list} mx-auto grid min-h-[calc(100dvh-6rem)] max-w-160 content-center`}>
        {refusal === 'door_early' || refusal === 'door_over' ? (
          <div className="grid justify-items-center gap-4 text-center">
            <div className="w-60">
              <EmptyScene of={scenes[refusal]} />
            </div>
            <h2 className="mt-4 text-h1">{t(`closed.${refusal}`)}</h2>
            <p className="text-balance text-ink-2 text-lead">
              {opensAt
                ? t('closed.opens', { when: formatSoon(opensAt, new Date(), language) })
                : t(`problems:code.${refusal}`)}
            </p>
            <ButtonLink to={paths.dashboard} variant="secondary" reloadDocument className="mt-2">
              {t('back')}
            </ButtonLink>
          </div>
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
