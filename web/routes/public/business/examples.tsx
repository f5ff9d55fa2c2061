import { useTranslation } from 'react-i18next';
import { exampleDay } from '#web/routes/public/examples/example-days.ts';
import { SideTicket } from '#web/routes/public/examples/side-ticket.tsx';
import { today } from '#web/routes/public/examples/today.ts';

const examples = [
  { key: 'quiz', dayOfWeek: 3, start: '20:00', end: '23:00', stub: 'bg-azure text-on-color' },
  { key: 'club', dayOfWeek: 6, start: '23:00', end: '06:00', stub: 'bg-rose text-on-color' },
  { key: 'gym', dayOfWeek: 2, start: '07:00', end: '08:30', stub: 'bg-clover text-on-color' },
] as const;

export function BusinessExamples() {
  const { t } = useTranslation('business');
  const now = today();
  return (
    <section aria-labelledby="examples-title" className="mt-16 md:mt-28 container-page">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="examples-title" className="text-display-2 lg:text-[4rem]">
          {t('examples.title')}
        </h2>
        <p className="text-ink-2 text-lead">{t('examples.text')}</p>
      </div>
      <div className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {examples.map(({ key, dayOfWeek, ...example }) => (
          <SideTicket
            key={key}
            {...example}
            title={t(`examples.${key}.title`)}
            place={t(`examples.${key}.place`)}
            day={exampleDay(now, dayOfWeek)}
            nextDay={t('nextDay')}
          >
            <span className="rounded-badge bg-sunk px-2.5 py-1.5 text-badge text-ink-2">
              {t(`examples.${key}.tag`)}
            </span>
          </SideTicket>
        ))}
      </div>
    </section>
  );
}
