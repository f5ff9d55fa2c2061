import { useTranslation } from 'react-i18next';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useBusinessPage } from '#web/member/use-business-page.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CopiedField } from './copied-field.tsx';
import { SectionCard } from './section-card.tsx';

/** Public addresses of the business: page, calendar and feed. */
export function PublicAddresses() {
  const { t } = useTranslation('integrations');
  const problemText = useProblemText();
  const { data, isError, error, refetch, isFetching } = useBusinessPage();
  return (
    <SectionCard isFolded id="addresses" title={t('addresses.title')} text={t('addresses.text')}>
      {isError && !data && (
        <ErrorState
          title={t('addresses.loadFailed', { message: problemText(error) })}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && <Addresses addresses={data} />}
    </SectionCard>
  );
}

function Addresses({ addresses }: { addresses: ApiAnswer<'getBusinessPage'> }) {
  const { t } = useTranslation('integrations');
  const { page_url: page, feed_url: feed, calendar_url: calendar, is_public: isPublic } = addresses;
  return (
    <>
      {page === null && <p className="max-w-text">{t('addresses.later')}</p>}
      {page !== null && (
        <CopiedField
          label={t('addresses.page')}
          help={t('addresses.pageHelp')}
          value={page}
          copyLabel={t('addresses.copy')}
        >
          {isPublic && (
            <a href={new URL(page).pathname} data-variant="secondary" className="button">
              {t('addresses.open')}
            </a>
          )}
        </CopiedField>
      )}
      <CopiedField
        label={t('calendar.label')}
        help={t('calendar.help')}
        value={calendar}
        copyLabel={t('calendar.copy')}
      >
        <a href={calendar.replace(/^https?:/, 'webcal:')} data-variant="secondary" className="button">
          {t('calendar.subscribe')}
        </a>
      </CopiedField>
      {feed !== null && (
        <CopiedField
          label={t('addresses.feed')}
          help={t('addresses.feedHelp')}
          value={feed}
          copyLabel={t('addresses.copy')}
        />
      )}
    </>
  );
}
