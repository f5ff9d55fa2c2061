/** Fields in which an event follows its source. */
export const followedFields = [
  'title',
  'description',
  'location',
  'event_date',
  'start_time',
  'end_time',
  'ticket_price',
  'ticket_url',
] as const;
export type FollowedField = (typeof followedFields)[number];
export type Followed = Record<FollowedField, string | number | null>;

/** Guests would come at a wrong time or place, so the owner decides. */
const moving: readonly FollowedField[] = ['location', 'event_date', 'start_time', 'end_time'];

/** Value of the event when it last followed, and of the source at that time; they differ where values are normalized. */
interface Followings {
  applied: Followed;
  seen: Followed;
  /** Values that the owner did not want. */
  dismissed: Partial<Followed>;
}

export interface Comparison {
  /** Fields that the owner changed here, or decided to keep. */
  own: FollowedField[];
  /** Values to write into the event. */
  taken: Partial<Followed>;
  /** Values to propose to the owner. */
  proposed: Partial<Followed>;
}

/** A letter that arrived broken says nothing about the event. */
const isBroken = (value: string | number | null) => typeof value === 'string' && value.includes('\ufffd');

const fieldsOf = (values: Partial<Followed>) => followedFields.filter((field) => values[field] !== undefined);

/** Compares event, source and the last agreement of both, field by field. The owner's changes win. */
export function compareEntry({ applied, seen, dismissed }: Followings, here: Followed, upstream: Followed): Comparison {
  const isKept = (field: FollowedField) => dismissed[field] !== undefined && dismissed[field] === upstream[field];
  const own = followedFields.filter(
    (field) => here[field] !== upstream[field] && (here[field] !== applied[field] || isKept(field)),
  );
  const news = followedFields.filter(
    (field) =>
      upstream[field] !== seen[field] &&
      here[field] !== upstream[field] &&
      !own.includes(field) &&
      !isBroken(upstream[field]),
  );
  const pick = (isMove: boolean) =>
    Object.fromEntries(
      news.filter((field) => moving.includes(field) === isMove).map((field) => [field, upstream[field]]),
    ) as Partial<Followed>;
  return { own, taken: pick(false), proposed: pick(true) };
}

/** Fields in which event and source agree after these values were written. */
export function afterTaking(followings: Followings, taken: Partial<Followed>, here: Followed): Followings {
  const next = {
    applied: { ...followings.applied },
    seen: { ...followings.seen },
    dismissed: { ...followings.dismissed },
  };
  for (const field of fieldsOf(taken)) {
    next.applied[field] = here[field];
    next.seen[field] = taken[field] ?? null;
    delete next.dismissed[field];
  }
  return next;
}

/** The owner made the same change as the source. */
export function agreedFields({ applied, seen }: Followings, here: Followed, upstream: Followed): Partial<Followed> {
  const agreed = followedFields.filter(
    (field) => here[field] === upstream[field] && (applied[field] !== here[field] || seen[field] !== upstream[field]),
  );
  return Object.fromEntries(agreed.map((field) => [field, upstream[field]])) as Partial<Followed>;
}
