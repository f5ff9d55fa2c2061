import { attempt, writeCookie } from '#web/shell/browser-store.ts';

const YEAR_S = 31_536_000;

type Parts = {
  read: () => string | null;
  write: (businessId: string | null) => void;
  /** Ids of the businesses that the signed-in person is active in. */
  findOwn: () => Promise<readonly string[]>;
};

/**
 * Which of several businesses this tab works with. It is read from storage once, so that a choice in another tab never
 * redirects this one's next save to a different business; and it is checked once, as the person may have left that business
 * or somebody else may have signed in.
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
    /** The chosen business, once it is known to be one of the person's; null = the server decides. */
    async confirmed(): Promise<string | null> {
      if (id() === null) return null;
      checked ??= check().catch((error) => {
        checked = null;
        throw error;
      });
      await checked;
      return id();
    },
    /** Makes the next call check again: somebody else signed in, or the business was not found. */
    doubt(): void {
      checked = null;
    },
  };
}

/** The choice as this browser keeps it: in a cookie, so that the server draws pages of the same business. */
export const storedChoice = {
  read: () => attempt(() => /(?:^|; )business=([\da-f-]{36})/.exec(document.cookie)?.[1]) ?? null,
  write: (businessId: string | null) =>
    attempt(() => writeCookie(`business=${businessId ?? ''};max-age=${businessId ? YEAR_S : 0};samesite=lax`)),
};
