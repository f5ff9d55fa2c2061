import type { de } from '#i18n/de.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof de;
    defaultVariables: { brand: string };
  }
}
