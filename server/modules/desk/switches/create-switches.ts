import type { Pool } from 'pg';
import { listenToChannel } from '#database/listen-to-channel.ts';
import type { BannerKind, Switch, Throw } from '#domain/switches/switches.ts';
import { isThrownOff, switches as names, onSince } from '#domain/switches/switches.ts';
import type { Switches } from '#server/context/adapters.ts';

export const SWITCH_CHANNEL = 'switches';

/** Milliseconds between reads when notifications are missed. */
const LOOK_MS = 3_000;

interface ThrowRow extends Throw {
  name: Switch;
}
interface BannerRow {
  id: string;
  kind: BannerKind | null;
  textDe: string | null;
  textEn: string | null;
  beginsAt: Date | null;
  endsAt: Date | null;
}

const lastThrows = `
  select distinct on (name) name, is_off as "isOff", thrown_at as at, until
  from switch_throws order by name, id desc`;
const lastBanner = `
  select id, kind, text_de as "textDe", text_en as "textEn", begins_at as "beginsAt", ends_at as "endsAt"
  from banner_changes order by id desc limit 1`;

interface Options {
  pool: Pick<Pool, 'query'>;
  /** Of a direct PostgreSQL session, not a shared pooler's. */
  url: string;
  clock: () => Date;
  onError: (error: Error) => void;
  lookMs?: number | undefined;
}

/**
 * The process's copy of the switches, so that a call costs no statement. It is read again when notified, when listening
 * begins, and every few seconds; while the database is away the last state counts.
 */
export async function createSwitches({ pool, url, clock, onError, lookMs = LOOK_MS }: Options): Promise<Switches> {
  let thrown = new Map<Switch, Throw>();
  let banner: BannerRow | undefined;
  let [begun, applied] = [0, 0];

  async function look(): Promise<void> {
    begun += 1;
    const mine = begun;
    const [throws, banners] = await Promise.all([pool.query<ThrowRow>(lastThrows), pool.query<BannerRow>(lastBanner)]);
    // A slower read that began earlier must not undo this one.
    if (mine < applied) return;
    applied = mine;
    thrown = new Map(throws.rows.map((row) => [row.name, row]));
    banner = banners.rows[0];
  }
  const tryToLook = () => void look().catch(onError);

  await look().catch(onError);
  const { stop } = listenToChannel(url, SWITCH_CHANNEL, {
    onMessage: tryToLook,
    onConnect: look,
    onDisconnect(error) {
      onError(error);
      tryToLook();
    },
    async check(client) {
      await client.query('select 1');
      await look();
    },
    checkIntervalMs: lookMs,
  });

  return {
    isOff: (name) => isThrownOff(thrown.get(name), clock()),
    untilOf: (name) => thrown.get(name)?.until ?? null,
    onSince: (name) => onSince(thrown.get(name), clock()),
    listOff() {
      const now = clock();
      return names.flatMap((name) => {
        const last = thrown.get(name);
        return last && isThrownOff(last, now) ? [{ name, until: last.until }] : [];
      });
    },
    findBanner() {
      if (!banner?.kind) return null;
      const { id, kind, textDe, textEn, beginsAt, endsAt } = banner;
      const now = clock();
      if ((beginsAt && beginsAt > now) || (endsAt && endsAt <= now)) return null;
      return { id: Number(id), kind, text: { de: textDe ?? '', en: textEn ?? '' }, endsAt };
    },
    look,
    stop,
  };
}
