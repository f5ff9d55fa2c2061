import type { ApiAnswer } from '#web/api/paths.ts';

type Whole = ApiAnswer<'listEvents'>['data'][number];
type NamesIn<List extends string> = List extends `${infer First},${infer Rest}` ? First | NamesIn<Rest> : List;

/** Fields of the list and its dialogs, without texts and pictures. */
export const listedFields =
  'id,page_url,title,location,event_date,start_time,end_time,night_of,starts_at,ends_at,category,image_url,max_participants,participant_counts,featured_event,push_notification,tariff,scheduled_date,share_public,repetition,host_id,status,published_at,awaiting_verification,hidden_by_measure,held_until,hold_reasons,cancel_reason,deleted_at,series_id,series_date,is_held_back,credits_spent,credits_reserved,draft_of';

export type ListedEvent = Pick<Whole, NamesIn<typeof listedFields>>;

/** Those fields of any event. */
export type EventInShort = Omit<ListedEvent, 'draft_of'>;
