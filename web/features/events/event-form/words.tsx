import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { IconShape } from '#web/ui/icon.tsx';

type Word = {
  label: string;
  icon?: IconShape;
  /** Forces it open. */
  isFilled: boolean;
  content: ReactNode;
};

type WordsProps = {
  words: readonly (Word | false)[];
  className?: string;
  children?: ReactNode;
};

/** Rarely used parts of a row, each opened by a word. */
export function Words({ words, className, children }: WordsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const parts = words.filter((word) => word !== false);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [entered, setEntered] = useState<string | null>(null);
  const forced = parts.filter(({ label, isFilled }) => isFilled && !opened.includes(label));
  if (forced.length > 0) setOpened([...opened, ...forced.map(({ label }) => label)]);

  useEffect(() => {
    if (entered === null) return;
    setEntered(null);
    const part = row.current?.querySelector(`:scope > [data-part="${entered}"]`);
    part?.querySelector<HTMLElement>('textarea, select, button, input:not([hidden])')?.focus();
  }, [entered]);

  function toggle(label: string) {
    const isOpen = opened.includes(label);
    setOpened(isOpen ? opened.filter((other) => other !== label) : [...opened, label]);
    if (!isOpen) setEntered(label);
  }

  return (
    <div ref={row} className="grid min-w-0 gap-3 @min-[40rem]/form:gap-2">
      <div className={cx('flex min-w-0 flex-wrap gap-2', className ?? 'items-center')}>
        {children}
        {parts.map(({ label, icon, isFilled }, at) =>
          isFilled ? null : (
            <Button
              key={label}
              variant="secondary"
              size="compact"
              icon={icon}
              aria-expanded={opened.includes(label)}
              aria-controls={`${id}${at}`}
              onClick={() => toggle(label)}
              className="word"
            >
              {label}
            </Button>
          ),
        )}
      </div>
      {parts.map(({ label, content }, at) => {
        const isOpen = opened.includes(label);
        return (
          <div key={label} id={`${id}${at}`} data-part={label} hidden={!isOpen}>
            {isOpen && content}
          </div>
        );
      })}
    </div>
  );
}
