import type { ComponentProps } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/shell/use-language.ts';
import { CodeInput } from '#web/ui/code-input.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import type { DayRange } from '#web/ui/day-picker.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { State } from './specimen.tsx';

const DayPicker = lazy(async () => ({ default: (await import('#web/ui/day-picker.tsx')).DayPicker }));

const today = '2027-05-14';

function OneCode({ start = '', ...props }: Partial<ComponentProps<typeof CodeInput>> & { start?: string }) {
  const { t } = useTranslation('kit');
  const [value, setValue] = useState(start);
  return <CodeInput label={t('sample.code')} {...props} value={value} onChange={setValue} />;
}

export function CodeInputs() {
  const { t } = useTranslation('kit');
  return (
    <>
      <State name="empty" isWide>
        <OneCode help={t('sample.help')} />
      </State>
      <State name="error" isWide>
        <OneCode start="482019" error={t('sample.codeError')} />
      </State>
    </>
  );
}

function OneDay({ start = '', ...props }: Partial<ComponentProps<typeof DayField>> & { start?: string }) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const [value, setValue] = useState(start);
  const texts = { label: t('sample.day'), calendarLabel: t('sample.calendar'), language, today };
  return <DayField {...texts} {...props} value={value} onChange={setValue} />;
}

export function DayFields() {
  const { t } = useTranslation('kit');
  return (
    <>
      <State name="empty">
        <OneDay />
      </State>
      <State name="chosen">
        <OneDay start={today} firstDay={today} help={t('sample.questionHelp')} />
      </State>
      <State name="error">
        <OneDay start="31.2." error={t('sample.dayError')} />
      </State>
      <State name="disabled">
        <OneDay start={today} disabled />
      </State>
    </>
  );
}

export function DayPickers() {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [days, setDays] = useState<readonly string[]>([today, '2027-05-20']);
  const [range, setRange] = useState<DayRange | null>({ from: today, to: '2027-05-18' });
  const shared = { label: t('sample.day'), language, today };
  return (
    <>
      <State name="several">
        <div className="min-h-87 overflow-x-auto">
          <Suspense>
            {isHydrated && <DayPicker {...shared} firstDay={today} mode="multiple" value={days} onChange={setDays} />}
          </Suspense>
        </div>
      </State>
      <State name="range">
        <div className="min-h-87 overflow-x-auto">
          <Suspense>{isHydrated && <DayPicker {...shared} mode="range" value={range} onChange={setRange} />}</Suspense>
        </div>
      </State>
    </>
  );
}

function OneTime({ start = '', ...props }: Partial<ComponentProps<typeof TimeField>> & { start?: string }) {
  const { t } = useTranslation('kit');
  const [value, setValue] = useState(start);
  return (
    <TimeField label={t('sample.time')} listLabel={t('sample.times')} {...props} value={value} onChange={setValue} />
  );
}

export function TimeFields() {
  const { t } = useTranslation('kit');
  return (
    <>
      <State name="empty">
        <OneTime />
      </State>
      <State name="chosen">
        <OneTime start="20:00" help={t('sample.questionHelp')} />
      </State>
      <State name="error">
        <OneTime start="26" error={t('sample.timeError')} />
      </State>
      <State name="disabled">
        <OneTime start="20:00" disabled listLabel={undefined} />
      </State>
    </>
  );
}
