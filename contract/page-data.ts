import type { GuestPageData } from '#contract/guest-pages.ts';
import type { LoginPageData } from '#contract/login-page.ts';
import type { ReportPageData } from '#contract/report-page.ts';
import type { WithdrawPageData } from '#contract/withdraw-page.ts';

/** What the server gives to the rendering of a page that is not the same for everybody. */
export type PageData = GuestPageData | LoginPageData | ReportPageData | WithdrawPageData;
