import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { EyeOff } from '#web/ui/icons/eye-off.ts';
import { unseenOf } from './unseen.ts';

/** Entered data guests do not see, with reasons. */
export function UnseenList({ seen }: { seen: Parameters<typeof unseenOf>[0] }) {
  const { t } = useTranslation('profile');
  const unseen = unseenOf(seen);
  return (
    <div className="mt-5 @min-[56rem]:mt-3">
      <h3 className="text-h4">{t('guestView.unseen.title')}</h3>
      <ul className="mt-2 grid gap-2 text-small">
        {unseen.length === 0 && (
          <li className="flex gap-2.5 text-ink-2">
            <Icon of={Check} size={16} className="mt-0.5 shrink-0 text-fir" />
            {t('guestView.unseen.nothing')}
          </li>
        )}
        {unseen.map((each) => (
          <li key={each.kind} className="flex gap-2.5">
            <Icon of={EyeOff} size={16} className="mt-0.5 shrink-0 text-ink-3" />
            <span className="min-w-0">
              {each.count === undefined
                ? t(`guestView.unseen.${each.kind}`)
                : t(`guestView.unseen.${each.kind}`, { count: each.count })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
