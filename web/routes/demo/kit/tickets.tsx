import { useTranslation } from 'react-i18next';
import { VenueQuiz } from '#web/art/venue-quiz.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Pencil } from '#web/ui/icons/pencil.ts';
import type { StubTone } from '#web/ui/stub-tones.ts';
import { stubTones } from '#web/ui/stub-tones.ts';
import { Ticket } from '#web/ui/ticket.tsx';
import { UprightTicket } from '#web/ui/upright-ticket.tsx';
import { State } from './specimen.tsx';

export function Tickets() {
  const { t } = useTranslation('kit');
  const stub = { weekday: t('sample.weekday'), day: '14', month: t('sample.monthName') };
  const status = <Badge tone="fir">{t('sample.status')}</Badge>;
  return (
    <>
      <State name="default" isWide>
        <Ticket
          tone="tomato"
          {...stub}
          stubEnd={status}
          image={<VenueQuiz />}
          aside={t('sample.coming', { number: 24 })}
          actions={<IconButton icon={Pencil} label={t('sample.edit')} />}
        >
          <h4 className="text-h4">{t('sample.value')}</h4>
          <p>{t('sample.price')}</p>
        </Ticket>
      </State>
      <State name="long" isWide>
        <Ticket tone="line" {...stub} stubEnd={status}>
          <h4 className="wrap-anywhere text-h4">{t('sample.long')}</h4>
        </Ticket>
      </State>
      {(Object.keys(stubTones) as StubTone[]).map((tone) => (
        <Ticket key={tone} tone={tone} {...stub}>
          <h4 className="text-h4">{tone}</h4>
        </Ticket>
      ))}
      <State name="upright">
        <UprightTicket tone="amber" foot={<Button variant="on-color">{t('sample.next')}</Button>}>
          <p className="text-h4">{t('sample.value')}</p>
        </UprightTicket>
      </State>
      <State name="upright">
        <UprightTicket tone="sunk" foot={<Button variant="secondary">{t('sample.next')}</Button>}>
          <p className="text-h4">{t('sample.value')}</p>
        </UprightTicket>
      </State>
    </>
  );
}
