import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { toLanguage } from '#domain/shared/language.ts';
import { readyToHydrate } from '#web/shell/before-hydration.ts';
import { createBrowserTexts } from '#web/shell/browser-texts.ts';
import { readEmbeddedTexts } from '#web/shell/embedded-texts.tsx';

const { documentElement, head } = document;
const brand = head.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';
const texts = createBrowserTexts(toLanguage(documentElement.lang), brand, readEmbeddedTexts());

await readyToHydrate();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={texts}>
        {/* Transitions would time-slice and delay navigation. */}
        <HydratedRouter useTransitions={false} />
      </I18nextProvider>
    </StrictMode>,
  );
});
