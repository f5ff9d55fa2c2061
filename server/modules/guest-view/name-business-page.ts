import { eq } from 'drizzle-orm';
import { businessProfiles } from '#database/schema/businesses.ts';
import { businessSlugs } from '#database/schema/guest-pages.ts';
import { slugOf } from '#domain/guest-pages/addresses.ts';
import type { TransactionContext } from '#server/context/context.ts';

/** `bar`, `bar-2`, `bar-3`: one of them is free; another with every name would be somebody playing. */
const MOST_NAMESAKES = 1000;

interface Named {
  id: string;
  displayName: string;
  slug: string | null;
}

const isNamedAfter = (slug: string, words: string) =>
  slug === words || (slug.startsWith(`${words}-`) && /^\d+$/.test(slug.slice(words.length + 1)));

/**
 * Gives the page of a public business an address made of its display name. One that it had before stays its own and leads to
 * the new one, so nobody else can take over what guests have saved.
 */
export async function nameBusinessPage(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  { id, displayName, slug: present }: Named,
): Promise<void> {
  const words = slugOf(displayName) || 'laden';
  if (present !== null && isNamedAfter(present, words)) return;
  for (let number = 1; number <= MOST_NAMESAKES; number += 1) {
    const slug = number === 1 ? words : `${words}-${number}`;
    await db.insert(businessSlugs).values({ slug, businessId: id, createdAt: now }).onConflictDoNothing();
    const [taken] = await db
      .select({ businessId: businessSlugs.businessId })
      .from(businessSlugs)
      .where(eq(businessSlugs.slug, slug));
    if (taken?.businessId !== id) continue;
    await db.update(businessProfiles).set({ slug }).where(eq(businessProfiles.businessId, id));
    return;
  }
}
