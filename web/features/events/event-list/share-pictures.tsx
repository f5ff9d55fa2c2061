import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureForm, PosterInk, PosterSize } from '#domain/guest-pages/picture-paths.ts';
import { pictureAddress, posterInks, posterSizes } from '#domain/guest-pages/picture-paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonContent } from '#web/ui/button-content.tsx';
import { cx } from '#web/ui/cx.ts';
import { Download } from '#web/ui/icons/download.ts';
import { Printer } from '#web/ui/icons/printer.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import type { EventInShort } from '../event/listed-fields.ts';

/** Server-rendered pictures in the viewer's language. */
export function SharePictures({ event }: { event: EventInShort }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const page = new URL(event.page_url).pathname;
  const addressOf = (form: PictureForm) => `${pictureAddress(page, form)}?lang=${language}`;
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <p className="text-ink-2">{t('share.missing')}</p>;
  const missing = () => setMissing(true);
  const link = addressOf({ form: 'link' });
  const story = addressOf({ form: 'story' });
  return (
    <ul className="grid gap-x-9 md:grid-cols-[2.6fr_1fr] lg:grid-cols-[2.6fr_1fr_2fr]">
      <ShareItem
        name={t('share.link.name')}
        about={t('share.link.about')}
        picture={<Drawn address={link} width={1200} height={630} onError={missing} className="w-full" />}
      >
        <DownloadLink address={link} of={t('share.link.name')} />
      </ShareItem>
      <ShareItem
        name={t('share.story.name')}
        about={t('share.story.about')}
        picture={
          <Drawn address={story} width={1080} height={1920} onError={missing} className="w-full max-md:max-w-40" />
        }
      >
        <DownloadLink address={story} of={t('share.story.name')} />
      </ShareItem>
      <Poster addressOf={addressOf} onError={missing} />
    </ul>
  );
}

type PosterProps = { addressOf: (form: PictureForm) => string; onError: () => void };

function Poster({ addressOf, onError }: PosterProps) {
  const { t } = useTranslation('events');
  const [size, setSize] = useState<PosterSize>('a4');
  const [ink, setInk] = useState<PosterInk>('colour');
  return (
    <ShareItem
      className="md:max-lg:col-span-2"
      name={t('share.poster.name')}
      about={t('share.poster.about')}
      picture={
        <div className="flex max-w-80 items-start pt-4">
          {posterInks.map((each, index) => (
            <Drawn
              key={each}
              address={addressOf({ form: 'posterPreview', size, ink: each })}
              width={600}
              height={849}
              onError={onError}
              className={cx(
                'w-[62%] bg-pic-white',
                index > 0 && '-ms-[24%]',
                each === ink ? 'z-1' : 'mt-4 brightness-95',
              )}
            />
          ))}
        </div>
      }
    >
      <Segmented
        label={t('share.poster.size')}
        options={posterSizes.map((value) => ({ value, label: value.toUpperCase() }))}
        value={size}
        onChange={setSize}
      />
      <Segmented
        label={t('share.poster.ink')}
        options={posterInks.map((value) => ({ value, label: t(`share.poster.${value}`) }))}
        value={ink}
        onChange={setInk}
        className="min-w-60 *:flex-auto"
      />
      <a
        href={addressOf({ form: 'poster', size, ink })}
        target="_blank"
        rel="noopener"
        data-variant="secondary"
        data-size="compact"
        className="button"
      >
        <ButtonContent icon={Printer}>{t('share.poster.print')}</ButtonContent>
      </a>
    </ShareItem>
  );
}

type ShareItemProps = { name: string; about: string; picture: ReactNode; children: ReactNode; className?: string };

function ShareItem({ name, about, picture, children, className }: ShareItemProps) {
  return (
    <li className={cx('row-span-3 mb-8 grid grid-rows-subgrid gap-y-3 last:mb-0 lg:mb-0', className)}>
      <div className="self-end">{picture}</div>
      <div>
        <h3 className="text-h4">{name}</h3>
        <p className="text-ink-2 text-small">{about}</p>
      </div>
      <div className="flex flex-wrap content-start items-center gap-2.5">{children}</div>
    </li>
  );
}

type DrawnProps = { address: string; width: number; height: number; onError: () => void; className?: string };

/** Seconds between retries while the server is busy. */
const pauses = [3, 8];

/** Decorative; described below. */
function Drawn({ address, className, onError, ...rest }: DrawnProps) {
  const [attempt, setAttempt] = useState(0);
  const [isPausing, setPausing] = useState(false);
  useEffect(() => {
    if (!isPausing) return;
    const timer = setTimeout(
      () => {
        setPausing(false);
        setAttempt(attempt + 1);
      },
      (pauses[attempt] ?? 0) * 1000,
    );
    return () => clearTimeout(timer);
  }, [isPausing, attempt]);
  return (
    <img
      {...rest}
      key={attempt}
      src={address}
      alt=""
      decoding="async"
      onError={() => (attempt < pauses.length ? setPausing(true) : onError())}
      className={cx('h-auto bg-sunk shadow-raised', className)}
    />
  );
}

function DownloadLink({ address, of }: { address: string; of: string }) {
  const { t } = useTranslation('events');
  return (
    <a
      href={address}
      download
      aria-label={`${t('share.load')}: ${of}`}
      data-variant="secondary"
      data-size="compact"
      className="button"
    >
      <ButtonContent icon={Download}>{t('share.load')}</ButtonContent>
    </a>
  );
}
