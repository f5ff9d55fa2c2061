import { useTranslation } from 'react-i18next';
import { useLetters } from '#web/member/letter-keys.ts';

/** Shortcuts, with a keyboard. */
export function RequestHints() {
  const { t } = useTranslation('participants');
  const areLettersOn = useLetters();
  if (!areLettersOn) return null;
  const hints = [
    ['A', t('requests.keyApprove')],
    ['X', t('requests.keyReject')],
    ['J', t('requests.keyNext')],
  ] as const;
  return (
    <dl
      aria-label={t('requests.keys')}
      className="flex gap-3 text-ink-3 text-small pointer-coarse:hidden max-md:hidden"
    >
      {hints.map(([key, text]) => (
        <div key={key} className="flex items-center gap-1.5">
          <dt className="grid size-6 place-items-center rounded-badge inset-ring-[1.5px] inset-ring-edge font-semibold">
            {key}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
