import { useTranslation } from 'react-i18next';
import type { StatedMeasure } from '#i18n/measure-statement.ts';
import { measureStatement } from '#i18n/measure-statement.ts';
import { useLanguage } from '#web/shell/use-language.ts';

type Part = ReturnType<typeof measureStatement>[number]['name'];

/** The statement of reasons, worded like the mail. */
export function Statement({ measure, without = [] }: { measure: StatedMeasure; without?: readonly Part[] }) {
  const { t } = useTranslation('measures');
  const language = useLanguage();
  const rows = measureStatement(t, language, measure).filter(({ name }) => !without.includes(name));
  return (
    <div className="@container">
      <dl className="grid gap-x-6 gap-y-3 @min-[35rem]:grid-cols-[11rem_minmax(0,1fr)]">
        {rows.map(({ name, label, text }) => (
          <div key={name} className="grid gap-0.5 @min-[35rem]:col-span-2 @min-[35rem]:grid-cols-subgrid">
            <dt className="text-ink-2 text-small">{label}</dt>
            <dd className="wrap-anywhere max-w-text whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
