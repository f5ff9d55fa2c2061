import { useTranslation } from 'react-i18next';
import type { NoticeTone } from '#domain/guest-pages/notice-tone.ts';
import { hangingStrips } from '#domain/guest-pages/torn-strips.ts';
import { cx } from '#web/ui/cx.ts';

/** Ragged edge of a missing strip. */
const ragged = '[clip-path:polygon(0_0,100%_0,100%_7px,86%_3px,72%_8px,56%_3px,42%_7px,28%_2px,14%_7px,0_4px)]';

type TearStripsProps = {
  eventId: string;
  torn: number;
  tone: NoticeTone;
  /** Makes all strips one button; null for decoration. */
  label: string | null;
  busy: boolean;
  onTear: () => void;
};

/** Lower edge of a notice; pressing tears off a strip. */
export function TearStrips({ eventId, torn, tone, label, busy, onTear }: TearStripsProps) {
  const { t } = useTranslation('guest-phone');
  const hanging = hangingStrips(eventId, torn);
  const left = hangingStrips(eventId, torn + 1);
  const next = hanging.findIndex((hangs, index) => hangs && !left[index]);
  const strips = hanging.map((hangs, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: strips have a fixed order
      key={index}
      aria-hidden="true"
      data-strip={hangs ? 'hangs' : 'gone'}
      className={cx(
        'grid h-26 min-w-0 flex-1 place-items-center bg-(--tag) text-on-color',
        !hangs && ragged,
        hangs && hanging[index - 1] && 'border-current/55 border-s-2 border-dashed',
        index === next && 'transition-transform group-hover/tear:origin-top group-hover/tear:rotate-3',
        index === next && busy && 'animate-tear',
      )}
    >
      {hangs && (
        <span
          className="whitespace-nowrap font-bold font-display text-[1.25rem] [writing-mode:vertical-rl] before:content-[attr(data-word)]"
          data-word={t('event.strips')}
        />
      )}
    </span>
  ));
  if (label === null) {
    return (
      <div data-tone={tone} className="flex">
        {strips}
      </div>
    );
  }
  return (
    <button
      type="button"
      data-tone={tone}
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={() => !busy && onTear()}
      className="group/tear flex w-full cursor-pointer"
    >
      {strips}
    </button>
  );
}
