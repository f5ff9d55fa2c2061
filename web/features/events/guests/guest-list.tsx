import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#web/ui/text-input.tsx';
import { GuestLine } from './guest-line.tsx';
import { GuestsState } from './guests-state.tsx';
import type { Decide } from './use-decisions.ts';
import { useGuests } from './use-guests.ts';

const TYPING_MS = 250;

type GuestListProps = {
  eventId: string;
  /** People who have a place. */
  count: number;
  mine: ReadonlySet<string>;
  /** Left out where nothing can be decided. */
  onDecide: Decide | undefined;
};

/** Who is in, with a search by name. */
export function GuestList({ eventId, count, mine, onDecide }: GuestListProps) {
  const { t } = useTranslation('participants');
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const wanted = useDeferredValue(typed.trim());
  useEffect(() => {
    const timer = setTimeout(() => setQ(wanted), TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const guests = useGuests(eventId, ['joined', 'approved'], q);
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
            maxLength={80}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="w-full md:w-56"
          />
        )}
      </div>
      {count > 0 ? (
        <GuestsState guests={guests}>
          {(people) => {
            const shown = people.filter(({ user_id: id }) => !mine.has(id));
            return shown.length === 0 && q ? (
              <p role="status" className="py-3 text-ink-2">
                {t('guests.notFound')}
              </p>
            ) : (
              <ul
                aria-label={t('guests.label')}
                className="rounded-card bg-card px-4 shadow-raised *:first:border-t-0 md:px-6"
              >
                {shown.map((person) => (
                  <li key={person.user_id} className="border-line border-t">
                    <GuestLine person={person} onReject={onDecide && (() => onDecide('reject', [person]))} />
                  </li>
                ))}
              </ul>
            );
          }}
        </GuestsState>
      ) : (
        <p className="text-ink-2">{t('emptyText')}</p>
      )}
    </section>
  );
}
