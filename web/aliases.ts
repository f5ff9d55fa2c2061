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
 * Alternative addresses of pages. Known to the server only: in the browser's manifest each would cost bytes on every
 * screen.
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
