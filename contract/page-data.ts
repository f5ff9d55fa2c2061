import type { GuestPageData } from '#contract/guest-pages.ts';
import type { LoginPageData } from '#contract/login-page.ts';
import type { ReportPageData } from '#contract/report-page.ts';
import type { WithdrawPageData } from '#contract/withdraw-page.ts';

export type PageData = GuestPageData | LoginPageData | ReportPageData | WithdrawPageData;
