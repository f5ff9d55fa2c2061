import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowUp } from '#web/ui/icons/arrow-up.ts';
import { Ellipsis } from '#web/ui/icons/ellipsis.ts';
import { X } from '#web/ui/icons/x.ts';
import { Menu } from '#web/ui/menu.tsx';
import { partyText } from './party-name.tsx';
import type { Decide } from './use-decisions.ts';
import type { Participant } from './use-guests.ts';

type OfferedGuestProps = {
  person: Participant;
  /** Origin of the place. */
  offer: ApiAnswer<'listOffers'>['data'][number] | undefined;
  onDecide: Decide | undefined;
};

/** A person with a held offer: reason, deadline and actions. */
export function OfferedGuest({ person, offer, onDecide }: OfferedGuestProps) {
  const { t } = useTranslation('participants');
  const language = useLanguage();
  const name = partyText(person, t);
  return (
    <div className="grid gap-2 rounded-field bg-fir-wash p-3">
      <div className="flex gap-3 text-fir">
        <Icon of={ArrowUp} className="mt-0.5 shrink-0" />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="wrap-anywhere font-semibold">{t('waitingList.asked', { name, count: person.party_size })}</p>
          <p className="text-small">
            {offer && `${t(`offers.cause.${offer.cause}`)} `}
            {person.answer_by && t('waitingList.askedUntil', { until: formatInstant(person.answer_by, language) })}
          </p>
        </div>
      </div>
      {onDecide && (
        <div className="flex justify-end gap-1">
          <Button
            variant="secondary"
            size="compact"
            aria-label={t('approveLabel', { name })}
            onClick={() => onDecide('approve', [person])}
          >
            {t('approve')}
          </Button>
          <Menu
            trigger={<IconButton icon={Ellipsis} label={t('menu', { name })} />}
            entries={[{ label: t('reject'), icon: X, danger: true, onSelect: () => onDecide('reject', [person]) }]}
          />
        </div>
      )}
    </div>
  );
}
