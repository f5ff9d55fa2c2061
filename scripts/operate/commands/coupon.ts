import type { IssuedGift } from '#domain/coupons/coupon.ts';
import { couponLimits, readCouponCode } from '#domain/coupons/coupon.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { NewCoupon } from '#server/modules/money/coupons/add-coupon.ts';
import { addCoupon } from '#server/modules/money/coupons/add-coupon.ts';
import { endCoupon } from '#server/modules/money/coupons/end-coupon.ts';
import type { CouponState } from '#server/modules/money/coupons/queries.ts';
import { listCoupons } from '#server/modules/money/coupons/queries.ts';
import type { Command } from './command.ts';
import { CommandError, UsageError } from './command.ts';
import { onDatabase } from './on-database.ts';
import { formatTable } from './table.ts';

const help = `Coupons: credits, more credits with a pack, or a part of its price; each business uses one once
  npm run operator -- coupon                  show all, with how often each was used
  npm run operator -- coupon add <code> <gift> [uses] [last day]
                                              gift: free:10 for ten credits without a purchase, 10 for ten more
                                              with a pack, 20% for a fifth of its price; how many businesses
                                              may use it (- for all), and its last day, yyyy-mm-dd
  npm run operator -- coupon end <code>       end one now; checkouts that are open may still be paid
`;

/** Begins a gift that needs no purchase. */
const FREE = 'free:';

const gift = ({ credits, percent, isFree }: Pick<CouponState, 'credits' | 'percent' | 'isFree'>) =>
  credits === null ? `${percent}%` : `${credits} credits${isFree ? ' without a purchase' : ''}`;

function formatCoupons(list: CouponState[]): string {
  if (list.length === 0) return 'There are no coupons.';
  const rows = list.map((coupon) => [
    coupon.code,
    gift(coupon),
    `${coupon.used}${coupon.maxUses === null ? '' : ` of ${coupon.maxUses}`}`,
    coupon.endsAt ? coupon.endsAt.toISOString().slice(0, 16).replace('T', ' ') : '',
  ]);
  return formatTable(['code', 'gives', 'used', 'ends (UTC)'], rows);
}

function readWhole(word: string, most: number, what: string): number {
  const number = /^\d{1,7}$/.test(word) ? Number(word) : 0;
  if (number < 1 || number > most) throw new UsageError(`${what} is a whole number from 1 to ${most}.`);
  return number;
}

function readGift(word: string): IssuedGift {
  const { mostCredits, mostPercent } = couponLimits;
  if (word.endsWith('%')) {
    return { credits: null, percent: readWhole(word.slice(0, -1), mostPercent, 'A percentage'), isFree: false };
  }
  const isFree = word.startsWith(FREE);
  const number = isFree ? word.slice(FREE.length) : word;
  return { credits: readWhole(number, mostCredits, 'The number of credits'), percent: null, isFree };
}

/** The instant after the last day; throws for impossible dates. */
function readEnd(day: string): Date {
  const isDay = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
  if (!isDay) throw new UsageError('The last day is one like 2026-12-31.');
  const end = berlinInstant(addDays(day, 1), '00:00');
  if (end <= new Date()) throw new UsageError('The last day is over.');
  return end;
}

function readCode(word: string | undefined): string {
  const code = readCouponCode(word ?? '');
  if (code === null) throw new UsageError('A code has 3 to 30 letters from A to Z, digits or hyphens.');
  return code;
}

function readAdd([word, given = '', uses = '-', day, ...rest]: string[]): NewCoupon {
  if (rest.length > 0) throw new UsageError('One coupon at a time.');
  return {
    code: readCode(word),
    ...readGift(given),
    maxUses: uses === '-' ? null : readWhole(uses, 1_000_000, 'How many may use it'),
    endsAt: day === undefined ? null : readEnd(day),
  };
}

export const coupon: Command = {
  help,
  read([verb = 'list', ...words], { isAll, isJson }) {
    if (isAll) throw new UsageError('Coupons are named one by one.');
    if (verb === 'list' && words.length === 0) {
      return async (url) => {
        const all = await onDatabase(url, (db) => listCoupons(db, { limit: 10_000 }));
        return isJson ? JSON.stringify(all, null, 2) : formatCoupons(all);
      };
    }
    if (verb === 'add') {
      const added = readAdd(words);
      return async (url) => {
        const isNew = await onDatabase(url, (db) => addCoupon(db, added, new Date()));
        if (!isNew) throw new CommandError(`There is a coupon ${added.code} already.`);
        return isJson ? JSON.stringify(added) : `${added.code} gives ${gift(added)}.`;
      };
    }
    if (verb === 'end' && words.length === 1) {
      const code = readCode(words[0]);
      return async (url) => {
        const isEnded = await onDatabase(url, (db) => endCoupon(db, code, new Date()));
        if (!isEnded) throw new CommandError(`There is no coupon ${code} that has not ended.`);
        return isJson ? JSON.stringify({ code }) : `${code} has ended.`;
      };
    }
    throw new UsageError('Coupons are listed, added or ended.');
  },
};
