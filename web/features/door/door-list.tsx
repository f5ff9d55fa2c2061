import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTypedCode } from '#domain/door/codes.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Plus } from '#web/ui/icons/plus.ts';
import { QrCode } from '#web/ui/icons/qr-code.ts';
import { Search } from '#web/ui/icons/search.ts';
import { X } from '#web/ui/icons/x.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { doorClasses } from './door-classes.ts';
import { DoorRowItem } from './door-row.tsx';
import type { DoorFilter, DoorRow } from './door-rows.ts';
import { doorFilters, findRows, peopleOf } from './door-rows.ts';
import { useKeyReader } from './use-key-reader.ts';

type DoorListProps = {
  rows: readonly DoorRow[];
  deviceId: string;
  onMove: (move: 'in' | 'out', guestId: string | null) => void;
  onCode: (text: string) => void;
  onScan: () => void;
};

export function DoorList({ rows, deviceId, onMove, onCode, onScan }: DoorListProps) {
  const { t } = useTranslation('door');
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<DoorFilter>('all');
  const search = useRef<HTMLInputElement>(null);
  const found = findRows(rows, filter, typed);
  const [only, another] = found;

  useEffect(() => search.current?.focus({ preventScroll: true }), []);

  useKeyReader((text) => {
    setTyped('');
    onCode(text);
  });

  function clear() {
    setTyped('');
    search.current?.focus();
  }

  /** Enter lets in the only match, or looks a typed code up. */
  function letIn() {
    if (isTypedCode(typed)) {
      onCode(typed);
      clear();
      return;
    }
    if (!typed.trim() || !only || another || only.at?.move === 'in') return;
    onMove('in', only.guest.user_id);
    clear();
  }

  if (rows.length === 0) {
    return (
      <div className={`${doorClasses.list} pt-4`}>
        <EmptyState drawing={<EmptyScene of="waiting" />} title={t('none.title')} headingLevel="h2">
          {t('none.text')}
        </EmptyState>
      </div>
    );
  }
  return (
    <section aria-label={t('list')} className={doorClasses.list}>
      <search className="roomy:sticky roomy:top-0 roomy:z-1 roomy:bg-card">
        <form
          className={doorClasses.tools}
          onSubmit={(event) => {
            event.preventDefault();
            letIn();
          }}
        >
          <TextInput
            ref={search}
            label={t('search')}
            hideLabel
            placeholder={t('search')}
            type="search"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            icon={Search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-description={t('searchHelp')}
            end={typed && <IconButton icon={X} label={t('clear')} onClick={clear} />}
            className="min-w-0 flex-[1_1_16rem]"
          />
          <Button variant="secondary" icon={QrCode} onClick={onScan} className="min-h-12">
            {t('scan.open')}
          </Button>
          <fieldset aria-label={t('filter.label')} className="flex flex-wrap gap-2">
            {doorFilters.map((each) => (
              <Chip
                key={each}
                type="radio"
                name="filter"
                checked={each === filter}
                onChange={() => setFilter(each)}
                className="tabular-nums max-sm:px-3"
              >
                {t(`filter.${each}`, { count: peopleOf(rows, each) })}
              </Chip>
            ))}
          </fieldset>
        </form>
      </search>
      {found.length > 0 ? (
        <ul className={doorClasses.rows}>
          {found.map((row) => (
            <DoorRowItem key={row.guest.user_id} {...row} deviceId={deviceId} onMove={onMove} />
          ))}
        </ul>
      ) : (
        <div role="status">
          {typed.trim() ? (
            <NotFound
              onWithoutApp={() => {
                onMove('in', null);
                clear();
              }}
            />
          ) : (
            <p className="py-6 text-ink-2">{t(filter === 'in' ? 'nobodyIn' : 'nobodyMissing')}</p>
          )}
        </div>
      )}
    </section>
  );
}

function NotFound({ onWithoutApp }: { onWithoutApp: () => void }) {
  const { t } = useTranslation('door');
  return (
    <EmptyState
      drawing={<EmptyScene of="search" />}
      title={t('notFound')}
      headingLevel="h2"
      action={
        <Button variant="secondary" icon={Plus} onClick={onWithoutApp}>
          {t('withoutApp.letIn')}
        </Button>
      }
    >
      {t('notFoundText')}
    </EmptyState>
  );
}
