import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { Button } from '#web/ui/button.tsx';
import { Search } from '#web/ui/icons/search.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { GuestLine } from './guest-line.tsx';
import { GuestMenu } from './guest-menu.tsx';
import { withName } from './guests-address.ts';
import { GuestsState } from './guests-state.tsx';
import type { Decide } from './use-decisions.ts';
import { listed, useGuests } from './use-guests.ts';

const TYPING_MS = 250;
/** Guests before the list is opened. */
const FIRST = 24;
const MOST_LETTERS = 80;

type GuestListProps = {
  eventId: string;
  /** People with a place. */
  count: number;
  mine: ReadonlySet<string>;
  /** Undefined if nothing can be decided. */
  onDecide: Decide | undefined;
};

/** The searched name, stored in the address. */
function useNameInAddress() {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q')?.trim().slice(0, MOST_LETTERS) ?? '';
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  // The field's own text in the address must not overwrite further input.
  const [sent, setSent] = useState(q);
  if (q !== seen) {
    setSeen(q);
    if (q !== sent) {
      setSent(q);
      setTyped(q);
    }
  }
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      setSearch(withName(search, wanted), { replace: true, preventScrollReset: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent, search, setSearch]);
  return { q, typed, setTyped };
}

export function GuestList({ eventId, count, mine, onDecide }: GuestListProps) {
  const { t } = useTranslation('participants');
  const { q, typed, setTyped } = useNameInAddress();
  const guests = useGuests(eventId, listed.in, q);
  const [isWhole, setWhole] = useState(false);
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-h3">{count > 0 ? t('guests.title', { count }) : t('guests.none')}</h2>
        {count > 0 && (
          <TextInput
            label={t('guests.search')}
            hideLabel
            placeholder={t('guests.search')}
            type="search"
            icon={Search}
            maxLength={MOST_LETTERS}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="w-full md:w-56"
          />
        )}
      </div>
      {count > 0 ? (
        <GuestsState guests={guests}>
          {(people) => {
            const found = people.filter(({ user_id: id }) => !mine.has(id));
            const shown = isWhole || q ? found : found.slice(0, FIRST);
            return shown.length === 0 && q ? (
              <p role="status" className="py-3 text-ink-2">
                {t('guests.notFound')}
              </p>
            ) : (
              <>
                <ul
                  aria-label={t('guests.label')}
                  className="rounded-card bg-card px-4 shadow-raised *:first:border-t-0 md:grid md:grid-cols-2 md:gap-x-8 md:px-6 md:*:nth-2:border-t-0"
                >
                  {shown.map((person) => (
                    <li key={person.user_id} className="border-line border-t">
                      <GuestLine
                        person={person}
                        menu={
                          onDecide && (
                            <GuestMenu eventId={eventId} guest={person} onReject={() => onDecide('reject', [person])} />
                          )
                        }
                      />
                    </li>
                  ))}
                </ul>
                {shown.length < found.length && (
                  <Button variant="secondary" size="compact" className="mt-3" onClick={() => setWhole(true)}>
                    {t('guests.all', { count })}
                  </Button>
                )}
              </>
            );
          }}
        </GuestsState>
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <EmptyScene of="guests" className="h-28 w-44" />
          <p className="max-w-96 min-w-48 flex-1 text-ink-2">{t('emptyText')}</p>
        </div>
      )}
    </section>
  );
}
