import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventLimits } from '#domain/events/limits.ts';
import { cardImage } from '#domain/shared/image.ts';
import { mediaAddress } from '#web/api/media-address.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowDown } from '#web/ui/icons/arrow-down.ts';
import { ArrowUp } from '#web/ui/icons/arrow-up.ts';
import { GripVertical } from '#web/ui/icons/grip-vertical.ts';
import { Trash } from '#web/ui/icons/trash.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Picture } from './use-stored-pictures.ts';

type PictureListProps = {
  pictures: readonly Picture[];
  /** Number of pictures guests see. */
  limit: number;
  onOrder: (ids: readonly string[]) => void;
  onDescribe: (id: string, alt: string) => void;
  onRemove: (id: string) => void;
};

/** Pictures in order: draggable, or moved by buttons; moves are announced. */
export function PictureList({ pictures, limit, onOrder, onDescribe, onRemove }: PictureListProps) {
  const { t } = useTranslation('events');
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ id: string; by: number } | null>(null);
  const order = pictures.map(({ id }) => id);
  const joined = order.join();

  // Moving a row in the DOM drops the focus: restores it to the pressed button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order changes
  useEffect(() => {
    const { id, by } = pressed.current ?? {};
    pressed.current = null;
    list.current?.querySelector<HTMLButtonElement>(`[data-moves="${id} ${by}"]`)?.focus();
  }, [joined]);

  function move(id: string, to: number) {
    const from = order.indexOf(id);
    if (from < 0 || to < 0 || to >= order.length || from === to) return;
    const others = order.filter((each) => each !== id);
    onOrder([...others.slice(0, to), id, ...others.slice(to)]);
    setSaid(t('image.moved', { from: from + 1, to: to + 1, count: order.length }));
  }

  return (
    <>
      <ol ref={list} aria-label={t('image.order')} className="@container grid w-full basis-full gap-2">
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              event.stopPropagation();
              move(dragged, index);
              setDragged(null);
            }}
            className={cx(
              'grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 rounded-well bg-card p-2.5 shadow-raised',
              dragged === picture.id && 'opacity-50',
            )}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same */}
            <div
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(picture.id);
              }}
              onDragEnd={() => setDragged(null)}
              className="relative row-span-2 aspect-4/3 cursor-grab overflow-hidden rounded-field bg-sunk"
            >
              <img
                src={mediaAddress(cardImage(picture.url))}
                alt=""
                loading="lazy"
                draggable={false}
                className={cx('size-full object-cover', index >= limit && 'opacity-40')}
              />
              <span className="absolute end-1 top-1 rounded-badge bg-card p-0.5 text-ink-2 pointer-coarse:hidden">
                <Icon of={GripVertical} size={16} />
              </span>
            </div>
            <div className="flex min-w-0 flex-wrap items-center gap-x-2">
              <span className="font-semibold text-small">{t('image.number', { number: index + 1 })}</span>
              {index === 0 && <Badge tone="sunk">{t('image.cover')}</Badge>}
              {index >= limit && <Badge tone="sunk">{t('image.resting')}</Badge>}
            </div>
            <span className="col-span-full flex justify-self-end @[16.25rem]:col-span-1">
              {([-1, 1] as const).map((by) => (
                <IconButton
                  key={by}
                  icon={by < 0 ? ArrowUp : ArrowDown}
                  label={t(by < 0 ? 'image.up' : 'image.down', { number: index + 1 })}
                  data-moves={`${picture.id} ${by}`}
                  aria-disabled={index + by < 0 || index + by >= pictures.length || undefined}
                  onClick={() => {
                    pressed.current = { id: picture.id, by };
                    move(picture.id, index + by);
                  }}
                />
              ))}
              <IconButton
                icon={Trash}
                variant="danger-quiet"
                label={t('image.removeNumber', { number: index + 1 })}
                onClick={() => onRemove(picture.id)}
              />
            </span>
            <AltField number={index + 1} alt={picture.alt} onChange={(alt) => onDescribe(picture.id, alt)} />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** Alternative text, saved on blur. */
function AltField({ number, alt, onChange }: { number: number; alt: string; onChange: (alt: string) => void }) {
  const { t } = useTranslation('events');
  const [typed, setTyped] = useState(alt);
  const [known, setKnown] = useState(alt);
  if (known !== alt) {
    setKnown(alt);
    setTyped(alt);
  }
  return (
    <TextInput
      label={t('image.alt', { number })}
      hideLabel
      placeholder={t('image.altHint')}
      value={typed}
      maxLength={eventLimits.pictureAltLength}
      className="col-span-2"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => typed.trim() !== alt && onChange(typed)}
    />
  );
}
