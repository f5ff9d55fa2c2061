import { and, eq, sql } from 'drizzle-orm';
import { businessProfiles } from '#database/schema/businesses.ts';
import { businessSlugs } from '#database/schema/guest-pages.ts';
import { slugOf } from '#domain/guest-pages/addresses.ts';
import type { TransactionContext } from '#server/context/context.ts';

interface Named {
  id: string;
  displayName: string;
  slug: string | null;
}

/** `bar`, `bar-2`, `bar-3`. */
export const isNamedAfter = (words: string) =>
  sql`(${businessSlugs.slug} = ${words} or ${businessSlugs.slug} ~ ${`^${words}-[0-9]{1,9}$`})`;

/** A slug no business ever had, unnumbered if free. */
async function reserve({ db, now }: Pick<TransactionContext, 'db' | 'now'>, businessId: string, words: string) {
  const number = sql<number | null>`max(case when ${businessSlugs.slug} = ${words} then 1
    else substring(${businessSlugs.slug} from ${words.length + 2}::int)::int end)`;
  for (let attempt = 0; ; attempt += 1) {
    const [last] = await db.select({ number }).from(businessSlugs).where(isNamedAfter(words));
    const used = last?.number ?? null;
    const slug = used === null ? words : `${words}-${used + 1 + attempt}`;
    const reserved = await db.insert(businessSlugs).values({ slug, businessId, createdAt: now }).onConflictDoNothing();
    // Taken concurrently.
    if (reserved.rowCount) return slug;
  }
}

/** Sets the slug by display name. Earlier slugs stay reserved and redirect, so nobody takes over saved links. */
export async function nameBusinessPage(
  ctx: Pick<TransactionContext, 'db' | 'now'>,
  { id, displayName, slug: present }: Named,
): Promise<void> {
  const { db } = ctx;
  const words = slugOf(displayName) || 'laden';
  const own = await db
    .select({ slug: businessSlugs.slug })
    .from(businessSlugs)
    .where(and(eq(businessSlugs.businessId, id), isNamedAfter(words)));
  if (own.some(({ slug }) => slug === present)) return;
  const slug = own[0]?.slug ?? (await reserve(ctx, id, words));
  await db.update(businessProfiles).set({ slug }).where(eq(businessProfiles.businessId, id));
}
