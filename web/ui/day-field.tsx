import { Calendar } from 'lucide-react';
import type { Ref } from 'react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { formatDay } from '#i18n/format.ts';
import { AnchoredPopup } from './anchored-popup.tsx';
import { cx } from './cx.ts';
import type { FieldTexts } from './field.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';

const DayPicker = lazy(async () => ({ default: (await import('./day-picker.tsx')).DayPicker }));

type DayFieldProps = Omit<FieldTexts, 'label' | 'hideLabel'> & {
  label: string;
  language: Language;
  /** yyyy-MM-dd, or empty. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  today: string;
  firstDay?: string;
  lastDay?: string;
  /** Shown in the field while no day is chosen. */
  placeholder: string;
  /** A chosen day can be changed, but not cleared. */
  required?: boolean;
  /** The button that opens the calendar. */
  ref?: Ref<HTMLButtonElement>;
  className?: string;
};

/** A day, chosen from a calendar that opens below the field. */
export function DayField({
  label,
  language,
  value,
  onChange,
  onBlur,
  ref,
  className,
  placeholder,
  ...props
}: DayFieldProps) {
  const { note, help, error, counter, reserveMessage, ...calendar } = props;
  const [contentRef, isOpen] = useOpenPopup(() => onBlur?.());
  const shown = value ? formatDay(value, language) : placeholder;

  function choose(day: string | null) {
    onChange(day ?? '');
    contentRef.current?.closest<HTMLElement>('[popover]')?.hidePopover();
  }

  return (
    <Field {...{ label, note, help, error, counter, reserveMessage, className }}>
      {(control) => (
        <AnchoredPopup
          align="start"
          trigger={
            <button
              {...control}
              ref={ref}
              type="button"
              aria-label={`${label}: ${shown}`}
              aria-haspopup="true"
              data-day={value}
              onBlur={() => isOpen || onBlur?.()}
              className={cx('control flex items-center gap-3 text-start', !value && 'text-ink-3!')}
            >
              <Icon of={Calendar} size={18} className="shrink-0 text-ink-2" />
              <span className="truncate">{shown}</span>
            </button>
          }
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the calendar's own arrow keys from the popup */}
          <div ref={contentRef} className="min-h-87 w-77" onKeyDown={(event) => event.stopPropagation()}>
            {isOpen && (
              <Suspense>
                <DayPicker
                  {...calendar}
                  mode="single"
                  language={language}
                  label={label}
                  value={value || null}
                  onChange={choose}
                  autoFocus
                />
              </Suspense>
            )}
          </div>
        </AnchoredPopup>
      )}
    </Field>
  );
}

/** Whether the popup around an element is open: its content is only rendered then. */
function useOpenPopup(onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const popup = ref.current?.closest('[popover]');
    const note = (event: Event) => {
      const isNowOpen = (event as ToggleEvent).newState === 'open';
      setOpen(isNowOpen);
      if (!isNowOpen) close.current();
    };
    popup?.addEventListener('toggle', note);
    return () => popup?.removeEventListener('toggle', note);
  }, []);
  return [ref, isOpen] as const;
}
