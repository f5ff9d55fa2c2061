import { couponLimits } from '#domain/coupons/coupon.ts';
import { giveByName } from '#server/modules/desk/money/give-goodwill.ts';
import type { Command } from './command.ts';
import { CommandError, UsageError } from './command.ts';
import { onDatabase } from './on-database.ts';

const { mostCredits } = couponLimits;

const help = `Credits: given without a payment, in a pilot or as goodwill; they never end
  npm run operator -- credits give <business> <number> <why>
                                              business: its id or e-mail address; the owner can read why
`;

export const credits: Command = {
  help,
  read([verb = '', business = '', number = '', ...words], { isAll, isJson }) {
    const why = words.join(' ').trim();
    if (verb !== 'give' || isAll || why === '') throw new UsageError('Credits are given: business, number, and why.');
    const count = /^\d{1,4}$/.test(number) ? Number(number) : 0;
    if (count < 1 || count > mostCredits)
      throw new UsageError(`The number of credits is a whole number from 1 to ${mostCredits}.`);
    if (why.length > 200) throw new UsageError('Say why in at most 200 characters.');
    return async (url) => {
      const gift = { credits: count, reason: why };
      const named = await onDatabase(url, (db) => giveByName(db, business.toLowerCase(), gift, new Date()));
      if (named === 0) throw new CommandError(`There is no business ${business}.`);
      if (named > 1) throw new CommandError(`${named} businesses have the address ${business}: name one by its id.`);
      return isJson ? JSON.stringify({ business, ...gift }) : `${business} has ${count} more credits.`;
    };
  },
};
