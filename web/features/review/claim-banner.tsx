import { useTranslation } from 'react-i18next';
import { formatInstantTime } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Initial } from './initial.tsx';
import type { Claim } from './use-claim.ts';

export function ClaimBanner({ claim, onTakeOver }: { claim: Claim; onTakeOver: () => void }) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  return (
    <div role="status">
      {claim.kind === 'theirs' && (
        <div className="mb-5 flex flex-wrap items-center gap-3 rounded-well bg-amber-wash px-4 py-2.5 text-amber-text">
          <Initial name={claim.by} />
          <p className="flex-1">
            {t('claim.theirs', { name: claim.by, at: formatInstantTime(claim.until, language) })}
          </p>
          <Button variant="secondary" size="compact" onClick={onTakeOver}>
            {t('claim.takeOver')}
          </Button>
        </div>
      )}
    </div>
  );
}
