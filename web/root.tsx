import type { ReactNode } from 'react';
import { useContext, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { appManifestPath } from '#domain/phone-app/addresses.ts';
import { toLanguage } from '#domain/shared/language.ts';
import { version } from '#domain/shared/version.ts';
import guestScript from '#web/routes/guests/guest-script.ts?inline-script';
import { HYDRATED_EVENT, LISTENING_EVENT } from '#web/shell/events.ts';
import pageScript from '#web/shell/page-script.ts?inline-script';
import privateScript from '#web/shell/private-script.ts?inline-script';
import startScript from '#web/shell/start-script.ts?inline-script';
import { preloadedFonts } from '#web/styles/fonts.ts';
import type { Route } from './+types/root.ts';
import { EmbeddedTexts } from './shell/embedded-texts.tsx';
import { Failure } from './shell/failure.tsx';
import { Nonce } from './shell/nonce.ts';
import { brandOf, pageContext } from './shell/page-context.ts';
import { usePageHandle } from './shell/page-handle.ts';
import { PageScriptTag } from './shell/page-script-tag.tsx';
import { useLanguageSwitch } from './shell/use-language-switch.ts';
import { extraSheets, sheets } from './styles/sheets.ts';

export const links: Route.LinksFunction = () => [
  // Only in HTML: after hydration a hint would fetch them again.
  ...(import.meta.env.SSR ? preloadedFonts : []).map(
    (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const,
  ),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function loader({ context }: Route.LoaderArgs) {
  const { path, site } = context.get(pageContext);
  return { path, site };
}

/** Site settings do not change while a page is open. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root')?.site;
  const { hydrate, sheet = hydrate ? 'app' : 'public', isGuestPage, isOfApp, extraSheet, texts = [] } = usePageHandle();
  const nonce = useContext(Nonce);
  const { i18n } = useTranslation();
  const manifest = isOfApp ? appManifestPath(toLanguage(i18n.language)) : '/site.webmanifest';
  return (
    <html lang={i18n.language} data-version={version} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={`width=device-width, initial-scale=1${isOfApp ? ', viewport-fit=cover' : ''}`} />
        {site && !isGuestPage && (
          <>
            <meta name="application-name" content={brandOf(site)} />
            <meta name="api-host" content={site.publicUrl} />
            <meta name="api-key" content={site.publicApiKey} />
            <meta name="confirmation" content={site.confirmation} />
          </>
        )}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash or nonce
          dangerouslySetInnerHTML={{ __html: isGuestPage ? guestScript : pageScript }}
        />
        {nonce && <PageScriptTag source={privateScript} />}
        <link rel="stylesheet" href={sheets[sheet]} />
        {extraSheet && <link rel="stylesheet" href={extraSheets[extraSheet]} />}
        <Links />
        <link rel="manifest" href={manifest} />
      </head>
      <body>
        {children}
        {hydrate && (
          <>
            <EmbeddedTexts files={['shell', ...texts]} />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
            {/* A module runs after parsing. */}
            <script
              nonce={nonce}
              type="module"
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash or nonce
              dangerouslySetInnerHTML={{ __html: startScript }}
            />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  useLanguageSwitch();
  useLayoutEffect(() => void window.dispatchEvent(new Event(LISTENING_EVENT)), []);
  // After the commit: an event that a component listens to would make React hydrate it first.
  useEffect(() => void setTimeout(() => window.dispatchEvent(new Event(HYDRATED_EVENT))), []);
  return <Outlet />;
}

export function ErrorBoundary() {
  return <Failure />;
}
