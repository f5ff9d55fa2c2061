import { useTranslation } from 'react-i18next';
import { HeroHome } from '#web/art/hero-home.tsx';
import { HeroHomeMobile } from '#web/art/hero-home-mobile.tsx';
import { Waver } from '#web/art/waver.tsx';
import { appStoresOf } from '#web/shell/app-stores.ts';
import { useSite } from '#web/shell/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { X } from '#web/ui/icons/x.ts';

const STORES = 'stores';

export function HomeHero() {
  const { t } = useTranslation('home');
  const stores = appStoresOf(useSite().operator);
  return (
    <section className="overflow-hidden bg-pic-tomato text-pic-ink">
      <div className="container-page pt-6">
        <h1 className="-ml-[0.02em] text-hero">{t('hero.title')}</h1>
        <div className="mt-7 grid items-center gap-x-8 gap-y-7 md:mt-9 md:grid-cols-2">
          <p className="max-w-[35rem] font-medium text-lead">{t('hero.lead')}</p>
          <div className="flex gap-3">
            {stores.length > 0 && (
              <button type="button" popoverTarget={STORES} data-variant="on-drawing" className="button grow sm:grow-0">
                {t('hero.app')}
              </button>
            )}
            <a href="#plans" data-variant="on-drawing-outline" className="button">
              {t('hero.how')}
            </a>
          </div>
        </div>
      </div>
      <HeroHomeMobile className="mt-6 block w-full md:hidden" />
      <HeroHome className="mt-2 hidden w-full md:block" />
      {stores.length > 0 && <AppStores stores={stores} />}
    </section>
  );
}

function AppStores({ stores }: { stores: ReturnType<typeof appStoresOf> }) {
  const { t } = useTranslation('home');
  return (
    <div
      id={STORES}
      popover="auto"
      data-theme="light"
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-panel bg-card p-8 text-ink shadow-floating backdrop:bg-scrim"
    >
      <div className="-m-8 mb-6 bg-pic-amber px-8 pt-5">
        <Waver className="h-26" />
      </div>
      <h2 className="mb-5 text-h3">{t('hero.appStores')}</h2>
      <ul className="grid gap-3">
        {stores.map(({ name, url }) => (
          <li key={url}>
            <a href={url} data-variant="on-drawing" className="button w-full">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        popoverTarget={STORES}
        popoverTargetAction="hide"
        aria-label={t('hero.close')}
        data-variant="quiet"
        data-size="compact"
        data-square=""
        className="button absolute top-5 right-5"
      >
        <Icon of={X} />
      </button>
    </div>
  );
}
