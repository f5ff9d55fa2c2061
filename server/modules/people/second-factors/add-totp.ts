import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { secondFactors } from '#database/schema/second-factors.ts';
import type { Reviewer, User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { addFactor, findAccountName, lockOwner, refuseMore } from '#server/modules/people/second-factors/add-factor.ts';
import { findFactors, ownedBy, ownerOf } from '#server/modules/people/second-factors/queries.ts';
import { seal, unseal } from '#server/security/sealed.ts';
import { createTotpSecret, stepOfCode, totpUri } from '#server/security/totp.ts';

/** Replaces an unconfirmed secret; the first code confirms it. */
export async function startTotp(ctx: Context<User | Reviewer>) {
  const { config } = ctx.deps;
  const owner = ownerOf(ctx.actor);
  const id = randomUUIDv7();
  const secret = await createTotpSecret();
  const { account } = await findAccountName(ctx);
  await inTransaction(ctx, async ({ db, now }) => {
    await lockOwner(db, owner);
    refuseMore(await findFactors(db, owner));
    await db.delete(secondFactors).where(and(ownedBy(secondFactors, owner), isNull(secondFactors.confirmedAt)));
    const sealedSecret = seal(config.secretKey, secret);
    await db.insert(secondFactors).values({ ...owner, id, kind: 'totp', name: '', sealedSecret, createdAt: now });
  });
  return { id, secret, uri: await totpUri(secret, { issuer: config.operator.name ?? 'Dabei', label: account }) };
}

/** The first code is spent. */
export async function confirmTotp(
  ctx: Context<User | Reviewer>,
  id: string,
  { code, name }: { code: string; name: string },
) {
  const waiting = and(
    eq(secondFactors.id, id),
    ownedBy(secondFactors, ownerOf(ctx.actor)),
    isNull(secondFactors.confirmedAt),
  );
  const [begun] = await ctx.db.select().from(secondFactors).where(waiting);
  if (!begun?.sealedSecret) throw new Problem('not_found');
  const step = await stepOfCode(unseal(ctx.deps.config.secretKey, begun.sealedSecret), code, ctx.now);
  if (step === null) throw new Problem('second_factor_wrong', { detail: 'This is not the code of now' });
  return addFactor(ctx, async ({ db, now }) => {
    const [confirmed] = await db
      .update(secondFactors)
      .set({ name, confirmedAt: now, lastStep: step })
      .where(waiting)
      .returning();
    if (!confirmed) throw new Problem('not_found');
    return confirmed;
  });
}
