import { createContext } from 'react-router';
import type { PageData } from '#contract/page-data.ts';
import type { Language } from '#domain/shared/language.ts';
import { languages } from '#domain/shared/language.ts';
import type { PublicOperator } from '#domain/shared/operator.ts';
import type { Site } from '#domain/shared/site.ts';

export type PageContext = {
  language: Language;
  path: string;
  site: Site;
  /** Only for pages that are not the same for everybody. */
  data?: PageData | undefined;
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
