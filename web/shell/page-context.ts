import { createContext } from 'react-router';
import type { PageData } from '#contract/page-data.ts';
import type { Language } from '#domain/shared/language.ts';
import { languages } from '#domain/shared/language.ts';
import type { PublicOperator } from '#domain/shared/operator.ts';
import type { Site } from '#domain/shared/site.ts';

type PageVisit = {
  /** Calls the API as the signed-in person. */
  read: (request: Request) => Promise<Response>;
  /** From the browser's cookie. */
  chosenBusiness: string | null;
  /** Reports a part that failed to render. */
  report: (error: unknown) => void;
  nonce: string;
  /** Scripts of a lazy module and its imports, by path from the root. */
  scriptsOf: (module: string) => readonly string[];
};

export type PageContext = {
  language: Language;
  path: string;
  site: Site;
  /** Only for pages with data of their own. */
  data?: PageData | undefined;
  /** Only when signed in, not for the worker's shells. */
  visit?: PageVisit | undefined;
};

const nothingConfigured: PublicOperator = {
  name: null,
  company: null,
  street: null,
  zipCode: null,
  city: null,
  managingDirector: null,
  registerCourt: null,
  registerNumber: null,
  vatId: null,
  email: null,
  supportEmail: null,
  feedbackEmail: null,
  privacyEmail: null,
  securityEmail: null,
  securityPolicy: null,
  phone: null,
  youthProtectionEmail: null,
  processors: [],
  appStore: null,
  googlePlay: null,
  appLink: null,
};

/** Set by the server per render; the default serves the dev server. */
export const pageContext = createContext<PageContext>({
  language: languages[0],
  path: '/',
  site: {
    publicUrl: 'http://localhost:3000',
    publicApiKey: 'dabei_public_demo',
    isDemo: true,
    confirmation: 'code',
    sells: true,
    operator: nothingConfigured,
  },
});

/** Product name in running text. */
export function brandOf(site: Site): string {
  return site.operator.name ?? 'Dabei';
}
