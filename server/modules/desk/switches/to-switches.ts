import type { Throw } from '#domain/switches/switches.ts';
import { isThrownOff, switches } from '#domain/switches/switches.ts';
import type { BannerRow, ThrowRow } from '#server/modules/desk/switches/queries.ts';

const toInstant = (at: Date | null) => at?.toISOString() ?? null;
const throwOf = ({ isOff, until, thrownAt: at }: ThrowRow): Throw => ({ isOff, until, at });

function toState(name: (typeof switches)[number], last: ThrowRow | undefined, now: Date) {
  const isOff = isThrownOff(last && throwOf(last), now);
  return {
    name,
    is_off: isOff,
    until: isOff ? toInstant(last?.until ?? null) : null,
    last: last ? { is_off: last.isOff, by: last.by, at: last.thrownAt.toISOString(), reason: last.reason } : null,
  };
}

function toEntries(throws: readonly ThrowRow[], banners: readonly BannerRow[]) {
  const ofSwitches = throws.map(({ name, isOff, until, by, thrownAt, reason }) => ({
    ...{ what: 'switch' as const, name, is_off: isOff, until: toInstant(until), text: null },
    ...{ by, at: thrownAt.toISOString(), reason },
  }));
  const ofBanners = banners.map(({ textDe, endsAt, by, changedAt, reason }) => ({
    ...{ what: 'banner' as const, name: null, is_off: null, until: toInstant(endsAt), text: textDe },
    ...{ by, at: changedAt.toISOString(), reason },
  }));
  return [...ofSwitches, ...ofBanners].sort((a, b) => b.at.localeCompare(a.at)).slice(0, 100);
}

interface Rows {
  lastThrows: readonly ThrowRow[];
  throws: readonly ThrowRow[];
  banners: readonly BannerRow[];
}

export function toSwitches({ lastThrows, throws, banners }: Rows, now: Date) {
  const [banner] = banners;
  const isComing = banner?.kind && (banner.endsAt === null || banner.endsAt > now);
  return {
    switches: switches.map((name) =>
      toState(
        name,
        lastThrows.find((each) => each.name === name),
        now,
      ),
    ),
    banner:
      banner?.kind && isComing
        ? {
            kind: banner.kind,
            text_de: banner.textDe ?? '',
            text_en: banner.textEn ?? '',
            begins_at: toInstant(banner.beginsAt),
            ends_at: toInstant(banner.endsAt),
          }
        : null,
    history: toEntries(throws, banners),
  };
}
