import type { Config } from '#server/config.ts';

/** Where people come back to from the payment provider: the dashboard's subscription tab. */
export function returnUrl({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}/business/dashboard?tab=subscription`;
}
