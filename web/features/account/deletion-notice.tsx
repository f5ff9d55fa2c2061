import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '#i18n/format.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useKeepAccount } from './use-keep-account.ts';

/** Until the planned deletion; the owner retrieves the data or keeps the business. */
export function DeletionNotice({ deletesAt }: { deletesAt: string }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const keeping = useKeepAccount();
  const isOwner = useMembership()?.is_owner;
  return (
    <Banner
      tone="oxblood"
      title={t('data.planned', { day: formatInstantDay(deletesAt, language) })}
      end={
        isOwner && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`${paths.account}#account-data`} className="max-md:w-full">
              {t('data.fetch')}
            </ButtonLink>
            <Button
              variant="secondary"
              className="max-md:w-full"
              busy={keeping.isPending}
              busyLabel={t('busy')}
              onClick={() => keeping.mutate()}
            >
              {t('data.keep')}
            </Button>
          </div>
        )
      }
    >
      {t('data.plannedText')}
    </Banner>
  );
}
