import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { GuestPageData } from '#contract/guest-pages.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';

/** The built web front end: its routes and a function that renders an address. */
export type WebBuild = {
  routes: ServerBuild['routes'];
  /** `guestPage` is what a page of guests shows. */
  render: (path: string, language: Language, guestPage?: GuestPageData) => Promise<Response>;
};

/** Loads the server half of the build. The context key comes from the build, which has a module graph of its own. */
export async function loadBuild(buildDirectory: string, site: Site): Promise<WebBuild> {
  const file = pathToFileURL(join(resolve(buildDirectory), 'server', 'index.js'));
  const build: ServerBuild = await import(file.href);
  const { pageContext } = build.entry.module as unknown as { pageContext: Parameters<RouterContextProvider['set']>[0] };
  const handle = createRequestHandler(build, 'production');
  return {
    routes: build.routes,
    render: (path, language, guestPage) => {
      const context = new RouterContextProvider();
      context.set(pageContext, { language, path, site, guestPage });
      return handle(new Request(new URL(path, site.publicUrl)), context);
    },
  };
}
