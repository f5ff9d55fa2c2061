import type { GuestPageData } from '#contract/guest-pages.ts';
import type { ReportPageData } from '#contract/report-page.ts';
import type { WithdrawPageData } from '#contract/withdraw-page.ts';

/** What the server gives to the rendering of a page that is not the same for everybody. */
export type PageData = GuestPageData | ReportPageData | WithdrawPageData;
