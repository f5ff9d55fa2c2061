import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnseen } from '#domain/events/lifecycle.ts';
import { guestListsOf } from '#web/api/guest-list-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Share2 } from '#web/ui/icons/share-2.ts';
import { Card } from '#web/ui/panel.tsx';
import { SecretOnce } from '#web/ui/secret-once.tsx';
import type { EventOfBusiness } from '../event/use-events.ts';
import { isEventOver } from '../event/use-events.ts';
import { AllotmentForm } from './allotment-form.tsx';
import { AllotmentRow } from './allotment-row.tsx';
import type { ListLink } from './use-allotments.ts';

/** Lists on which others name guests; nothing without any where none can be made. */
export function Allotments({ event }: { event: EventOfBusiness }) {
  const { t } = useTranslation('participants');
  const lists = useQuery(guestListsOf(event.id)).data?.data ?? [];
  const [isMaking, setMaking] = useState(false);
  const [link, setLink] = useState<ListLink | null>(null);
  const mayMake = event.status === 'published' && !isUnseen(event) && !isEventOver(event);
  if (!mayMake && lists.length === 0) return null;
  return (
    <Card>
      <h2 className="text-h4">{t('lists.title')}</h2>
      <p className="mt-1 mb-4 text-ink-2 text-small">{t('lists.text')}</p>
      {link && (
        <div className="mb-4">
          <SecretOnce
            headingLevel="h3"
            words={t('lists.link', { returnObjects: true })}
            key={link.url}
            title={t('lists.linkTitle', { name: link.name })}
            text={t('lists.linkText')}
            label={t('lists.linkLabel')}
            secret={link.url}
            onDone={() => setLink(null)}
          >
            <ShareLink link={link} />
          </SecretOnce>
        </div>
      )}
      {lists.length > 0 && (
        <ul className="mb-4">
          {lists.map((list) => (
            <AllotmentRow key={list.id} eventId={event.id} list={list} onLink={setLink} />
          ))}
        </ul>
      )}
      {mayMake && (
        <>
          <Button variant="secondary" onClick={() => setMaking(true)}>
            {t('lists.open')}
          </Button>
          <AllotmentForm
            eventId={event.id}
            startTime={event.start_time}
            isOpen={isMaking}
            onClose={() => setMaking(false)}
            onLink={setLink}
          />
        </>
      )}
    </Card>
  );
}

/** Web Share API where supported; cancelling is not an error. */
function ShareLink({ link: { name, url } }: { link: ListLink }) {
  const { t } = useTranslation('participants');
  if (typeof navigator.share !== 'function') return null;
  const share = () => void navigator.share({ title: t('lists.linkTitle', { name }), url }).catch(() => undefined);
  return (
    <Button variant="secondary" icon={Share2} onClick={share}>
      {t('lists.share')}
    </Button>
  );
}
