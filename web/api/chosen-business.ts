import { attempt, isViewTab, writeCookie } from '#web/shell/browser-store.ts';

const YEAR_S = 31_536_000;

type Parts = {
  read: () => string | null;
  write: (businessId: string | null) => void;
  /** Ids of the person's active businesses. */
  findOwn: () => Promise<readonly string[]>;
};

/**
 * The business this tab works with. Read from storage once, so a choice in another tab cannot redirect this tab's
 * saves; verified once, since the membership or the login may have changed.
 */
export function createChosenBusiness({ read, write, findOwn }: Parts) {
  let chosen: string | null | undefined;
  let checked: Promise<void> | null = null;

  const id = () => {
    if (chosen === undefined) chosen = read();
    return chosen;
  };

  async function check(): Promise<void> {
    const own = await findOwn();
    const businessId = id();
    if (businessId !== null && !own.includes(businessId)) choose(null);
  }

  function choose(businessId: string | null): void {
    chosen = businessId;
    checked = null;
    write(businessId);
  }

  return {
    id,
    choose,
    /** The verified choice; null lets the server decide. */
    async confirmed(): Promise<string | null> {
      if (id() === null) return null;
      checked ??= check().catch((error) => {
        checked = null;
        throw error;
      });
      await checked;
      return id();
    },
    /** Makes the next call verify the choice again. */
    doubt(): void {
      checked = null;
    },
  };
}

/** Stored in a cookie, so that server-rendered pages show the same business. */
export const storedChoice = {
  /** A view of staff has one business, and leaves their own choice alone. */
  read: () =>
    attempt(() => (isViewTab() ? null : /(?:^|; )business=([\da-f-]{36})/.exec(document.cookie)?.[1])) ?? null,
  write: (businessId: string | null) =>
    attempt(() => writeCookie(`business=${businessId ?? ''};max-age=${businessId ? YEAR_S : 0};samesite=lax`)),
};
