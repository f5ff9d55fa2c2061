import {
  accessibilityAlias,
  accessibilityPath,
  processingAlias,
  processingPath,
  withdrawAlias,
  withdrawPath,
} from '#domain/legal/addresses.ts';
import { reportAlias } from '#domain/reports/addresses.ts';
import { paths } from './paths.ts';

/**
 * Other addresses of pages, with the one they stand for. The server answers them with the same page; browsers are not told, because
 * every address that they know weighs on every screen.
 */
export const aliases: Record<string, string> = {
  '/privacy': paths.privacy,
  '/terms': paths.terms,
  '/withdrawal': paths.withdrawal,
  [processingAlias]: processingPath,
  [accessibilityAlias]: accessibilityPath,
  [withdrawAlias]: withdrawPath,
  [reportAlias]: paths.report,
};
