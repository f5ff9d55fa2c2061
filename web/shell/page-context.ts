import { createContext } from 'react-router';
import type { PageData } from '#contract/page-data.ts';
import type { Language } from '#domain/shared/language.ts';
import { languages } from '#domain/shared/language.ts';
import type { PublicOperator } from '#domain/shared/operator.ts';
import type { Site } from '#domain/shared/site.ts';

/** The reader of a page behind a login. */
type PageVisit = {
  /** Reads the API as the signed-in person. */
  read: (request: Request) => Promise<Response>;
  /** The business that the browser has chosen among several. */
  chosenBusiness: string | null;
  /** Notes that a part could not be drawn. */
  report: (error: unknown) => void;
  /** Allows the inline scripts of this response. */
  nonce: string;
  /** The scripts of a module that a page loads on demand, with all that they import; by its path from the root. */
  scriptsOf: (module: string) => readonly string[];
};

export type PageContext = {
  language: Language;
  path: string;
  site: Site;
  /** Only for pages that are not the same for everybody. */
  data?: PageData | undefined;
  /** Only behind a login, and not for the shells that a worker keeps. */
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
  appStore: null,
  googlePlay: null,
  appLink: null,
};

/** Filled by the server for each rendering; the default is for the build tool's development server. */
export const pageContext = createContext<PageContext>({
  language: languages[0],
  path: '/',
  site: {
    publicUrl: 'http://localhost:3000',
    publicApiKey: 'dabei_public_demo',
    isDemo: true,
    confirmation: 'code',
    operator: nothingConfigured,
  },
});

/** The product's name in running text. */
export function brandOf(site: Site): string {
  return site.operator.name ?? 'Dabei';
}
