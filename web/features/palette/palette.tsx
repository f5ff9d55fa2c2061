import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { Button } from '#web/ui/button.tsx';
import { backdrop, dialog, viewport } from '#web/ui/dialog-looks.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Search } from '#web/ui/icons/search.ts';
import { X } from '#web/ui/icons/x.ts';
import { Key } from '#web/ui/key.tsx';
import { EntryRow } from './entry-row.tsx';
import { useFoundEntries } from './found-entries.ts';
import type { EntryGroup, PaletteEntry } from './own-entries.ts';
import { useOwnEntries } from './own-entries.ts';
import { performAction } from './perform-action.ts';
import { addRecentChoice, recentChoices } from './recent-choices.ts';
import { revealSection } from './reveal-section.ts';
import { shownEntries } from './shown-entries.ts';

type PaletteProps = { isOpen: boolean; onClose: () => void; onKeys: () => void };

export function Palette({ isOpen, onClose, onKeys }: PaletteProps) {
  const { t } = useTranslation('app', { keyPrefix: 'palette' });
  const input = useRef<HTMLInputElement>(null);
  // A newly opened screen takes the focus; otherwise it is restored.
  const isLeaving = useRef(false);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onOpenChangeComplete={() => {
        isLeaving.current = false;
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={backdrop} />
        <Dialog.Viewport className={viewport('palette')}>
          <Dialog.Popup
            className={dialog('palette')}
            aria-label={t('title')}
            initialFocus={input}
            finalFocus={() => !isLeaving.current}
          >
            <Content
              input={input}
              onChosen={({ action }) => {
                isLeaving.current = action === undefined;
                onClose();
              }}
              onKeys={onKeys}
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type ContentProps = {
  input: React.RefObject<HTMLInputElement | null>;
  onChosen: (entry: PaletteEntry) => void;
  onKeys: () => void;
};

function Content({ input, onChosen, onKeys }: ContentProps) {
  const { t } = useTranslation('app', { keyPrefix: 'palette' });
  const navigate = useNavigate();
  const businessId = useMembership()?.business_id ?? '';
  const maySeeGuests = usePermission('edit_events');
  const [typed, setTyped] = useState('');
  const [recent] = useState(() => recentChoices(businessId));
  const own = useOwnEntries();
  const found = useFoundEntries(typed);
  const groups = shownEntries({ typed, own, found: found.entries, recent, maySeeGuests });
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  function choose(entry: PaletteEntry) {
    const { id, label, hint = '', to, action } = entry;
    onChosen(entry);
    if (to) addRecentChoice(businessId, { id, label, hint, to, group: entry.group });
    if (action) return performAction(action);
    if (!to) return onKeys();
    if (entry.isOutside) return location.assign(to);
    void navigate(to, entry.isOverlay ? { state: overlayState, preventScrollReset: true } : {});
    const [, heading] = to.split('#');
    if (heading) revealSection(heading);
  }

  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      filter={null}
      value={typed}
      onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
      itemToStringValue={({ label }: PaletteEntry) => label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-3 border-line border-b ps-4 pe-2 md:ps-5">
        <Icon of={Search} className="shrink-0 text-ink-2" />
        <Autocomplete.Input
          ref={input}
          aria-label={t('label')}
          placeholder={t(maySeeGuests ? 'placeholder' : 'placeholderPlain')}
          maxLength={80}
          enterKeyHint="go"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className="h-16 min-w-0 flex-1 bg-transparent text-lead outline-none placeholder:text-ink-3"
        />
        <Dialog.Close aria-label={t('close')} className="grid size-11 shrink-0 place-items-center rounded-field">
          <Icon of={X} />
        </Dialog.Close>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-py-2 py-2">
        <FoundGroups onChoose={choose} />
        {found.error ? (
          <SearchFailure error={found.error} onRetry={found.retry} />
        ) : (
          count === 0 && typed.trim() !== '' && !found.isSearching && <NothingFound typed={typed.trim()} />
        )}
      </div>
      <div className="flex min-h-11 items-center justify-between gap-4 border-line border-t px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-ink-3 text-small md:px-5">
        <Autocomplete.Status>
          {found.isSearching ? t('searching') : typed.trim() === '' ? maySeeGuests && t('hint') : t('found', { count })}
        </Autocomplete.Status>
        <p aria-hidden="true" className="flex gap-4 whitespace-nowrap pointer-coarse:hidden max-md:hidden">
          <Hint keys="↑ ↓" text={t('hints.move')} />
          <Hint keys="↵" text={t('hints.choose')} />
          <Hint keys="Esc" text={t('hints.leave')} />
        </p>
      </div>
    </Autocomplete.Root>
  );
}

function FoundGroups({ onChoose }: { onChoose: (entry: PaletteEntry) => void }) {
  const { t } = useTranslation('app', { keyPrefix: 'palette' });
  return (
    <Autocomplete.List aria-label={t('results')}>
      {({ value, items }: { value: EntryGroup; items: PaletteEntry[] }) => (
        <Autocomplete.Group key={value} items={items} className="px-2 not-last:mb-2">
          <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-ink-3 text-small">
            {t(`groups.${value}`)}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(entry: PaletteEntry) => (
              <Autocomplete.Item
                key={entry.id}
                value={entry}
                onClick={() => onChoose(entry)}
                className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 data-highlighted:bg-sunk md:min-h-11"
              >
                <EntryRow entry={entry} />
              </Autocomplete.Item>
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}

type SearchFailureProps = { error: Error; onRetry: () => void };

function SearchFailure({ error, onRetry }: SearchFailureProps) {
  const { t } = useTranslation('app', { keyPrefix: 'palette' });
  const problemText = useProblemText();
  return (
    <div className="grid justify-items-start gap-3 px-5 py-3">
      <p role="alert" className="text-oxblood">
        {t('failed', { message: problemText(error) })}
      </p>
      <Button variant="secondary" size="compact" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

function NothingFound({ typed }: { typed: string }) {
  const { t } = useTranslation('app', { keyPrefix: 'palette' });
  return (
    <div className="px-5 py-6">
      <p className="wrap-anywhere font-semibold">{t('empty', { typed })}</p>
      <p className="mt-1 text-ink-2">{t('emptyText')}</p>
    </div>
  );
}

function Hint({ keys, text }: { keys: string; text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Key>{keys}</Key>
      {text}
    </span>
  );
}
