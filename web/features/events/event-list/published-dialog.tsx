import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isUnseen } from '#domain/events/lifecycle.ts';
import { pictureAddress } from '#domain/guest-pages/picture-paths.ts';
import { queries } from '#web/api/queries.ts';
import { PublishedScene } from '#web/art/published-scene.tsx';
import { useBalance } from '#web/member/use-balance.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonContent } from '#web/ui/button-content.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowRight } from '#web/ui/icons/arrow-right.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { Printer } from '#web/ui/icons/printer.ts';
import { Share2 } from '#web/ui/icons/share-2.ts';
import { Stamp } from '#web/ui/stamp.tsx';
import { Strips } from '#web/ui/strips.tsx';
import type { EventOfBusiness, PublishedBy } from '../event/use-events.ts';

import { HungNotice } from './hung-notice.tsx';
import { PageAddress } from './page-address.tsx';

const HoldNote = lazy(async () => ({ default: (await import('../event/hold-note.tsx')).HoldNote }));
const PreviewLink = lazy(async () => ({ default: (await import('./preview-link.tsx')).PreviewLink }));
const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

/** Milliseconds until the paid strips are torn off. */
const TEAR_AFTER_MS = 300;

/** A just published event: its price, its page and next steps. */
export function PublishedDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { data: event, isFetching } = useQuery(queries.eventNamed(eventId));
  // Missing when the address is opened later.
  const by: PublishedBy | undefined = useLocation().state?.by;
  const mayCreate = usePermission('create_events');
  const isShown = event?.status === 'published';
  const [isSharing, setSharing] = useState(false);
  useEffect(() => {
    if (event && !isShown && !isFetching) onClose();
  }, [event, isShown, isFetching, onClose]);
  if (!event || !isShown) return null;
  if (isSharing) {
    return (
      <Suspense>
        <ShareSheet event={event} onClose={onClose} />
      </Suspense>
    );
  }
  const { awaiting_verification: isAwaiting, held_until: until, share_public: isPublic, page_url: pageUrl } = event;
  const isLinked = isPublic && !isUnseen(event);
  const hasPreview = isPublic && isUnseen(event) && mayCreate;
  const poster = `${pictureAddress(new URL(pageUrl).pathname, { form: 'poster', size: 'a4', ink: 'colour' })}?lang=${language}`;
  const done = by && t(by === 'created' ? 'dialog.done' : 'publish.done');
  const audience = isPublic ? 'text' : 'someText';
  return (
    <Dialog.Frame
      open
      onClose={onClose}
      size="large"
      closeLabel={t('dialog.close')}
      title={t(isUnseen(event) ? 'published.soon' : 'published.title')}
      description={[done, until ? t('published.held') : t(isAwaiting ? 'published.awaiting' : `published.${audience}`)]
        .filter(Boolean)
        .join('. ')}
      scene={<Scene event={event} />}
    >
      {until && (
        <div className="px-4 pt-6 md:px-14">
          <Suspense>
            <HoldNote event={event} />
          </Suspense>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3 p-4 pt-6 max-sm:[&>.button]:grow md:px-14 md:pb-12">
        {isLinked && (
          <>
            {/* On phones in the share sheet, for space. */}
            <div className="flex flex-wrap gap-2.5 pb-1 max-sm:hidden sm:basis-full">
              <PageAddress url={pageUrl} variant="secondary" />
            </div>
            <Button icon={Share2} onClick={() => setSharing(true)}>
              {t('share.open')}
            </Button>
            <a
              href={poster}
              target="_blank"
              rel="noopener"
              className="button"
              data-variant="secondary"
              data-size="normal"
            >
              <ButtonContent icon={Printer}>{t('published.poster')}</ButtonContent>
            </a>
          </>
        )}
        {hasPreview && (
          <Suspense fallback={<div className="min-h-44 basis-full sm:min-h-30" />}>
            <PreviewLink event={event} />
          </Suspense>
        )}
        {!isLinked && (
          <Button variant={hasPreview ? 'secondary' : 'primary'} onClick={onClose}>
            {t('published.finish')}
          </Button>
        )}
        {mayCreate && (
          <ButtonLink
            to={createEventPath}
            state={overlayState}
            variant="secondary"
            icon={Plus}
            replace
            preventScrollReset
          >
            {t('published.another')}
          </ButtonLink>
        )}
        {isLinked && (
          <a href={pageUrl} className="button sm:ms-auto" data-variant="quiet" data-size="normal">
            {t('published.page')}
            <Icon of={ArrowRight} size={18} />
          </a>
        )}
      </div>
    </Dialog.Frame>
  );
}

function Scene({ event }: { event: EventOfBusiness }) {
  const { t } = useTranslation('events');
  const isWaiting = isUnseen(event);
  return (
    // Paper in both themes.
    <div data-theme="light" className="relative overflow-hidden text-ink">
      <PublishedScene className="absolute inset-0 size-full" />
      <div className="relative px-4 pb-8 md:px-14 md:pb-20">
        <Cost event={event} />
        <div className="relative mx-auto mt-9 max-w-198 animate-drop md:mt-10">
          <HungNotice event={event} />
          <div className="-top-12 -right-1 md:-right-8 absolute size-28 rounded-full bg-card md:size-38">
            <Stamp
              tone={isWaiting ? 'amber' : 'fir'}
              word={t(isWaiting ? 'published.waits' : 'published.hangs')}
              ring={t(isWaiting ? 'published.waitsRing' : 'published.hangsRing')}
              press
              className="size-full [animation-delay:450ms] [animation-fill-mode:backwards]"
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Credits as strips; charged ones fall off, reserved ones stay. */
function Cost({ event }: { event: EventOfBusiness }) {
  const { t } = useTranslation('events');
  const { data } = useBalance();
  const [isTorn, setTorn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTorn(true), TEAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { credits_spent: spent, credits_reserved: reserved, awaiting_verification: isAwaiting } = event;
  if (!data) return <div className="h-20" />;
  const before = data.balance + spent;
  const [line, amount] = isAwaiting
    ? (['published.reserved', reserved] as const)
    : (['published.spent', spent] as const);
  return (
    <div className="flex min-h-20 items-start gap-6 pe-14">
      {before > 0 && (
        <Strips
          total={before}
          left={isTorn ? data.balance : before}
          marked={isTorn ? 0 : spent}
          className="h-18 w-auto max-w-1/2 overflow-visible"
        />
      )}
      <p className="pt-6 font-semibold text-[0.9375rem]">
        {t(line, { count: amount })} <span className="block">{t('published.left', { count: data.balance })}</span>
      </p>
    </div>
  );
}
