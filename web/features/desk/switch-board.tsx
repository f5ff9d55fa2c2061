import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { switchLimits } from '#domain/switches/switches.ts';
import { formatInstant } from '#i18n/format.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Select } from '#web/ui/select.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { BannerForm } from './banner-form.tsx';
import type { SwitchEntry, SwitchState } from './use-switches.ts';
import { useThrowSwitch } from './use-switches.ts';

/** Every switch with its effect, the banner, and the history of both. */
export function SwitchBoard() {
  const { t } = useTranslation('desk-switches');
  const problemText = useProblemText();
  const found = useQuery(reviewQueries.switches);
  const mayThrow = useStaffRight('throw_switches') === true;
  if (found.isPending) {
    return (
      <Loading label={t('loading')} className="grid gap-4">
        <Skeleton className="h-96 w-full" />
      </Loading>
    );
  }
  if (!found.data) {
    return (
      <ErrorState
        title={t('failed')}
        retryLabel={t('retry')}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      >
        {problemText(found.error)}
      </ErrorState>
    );
  }
  const { switches, banner, history } = found.data;
  return (
    <>
      <Panel className="md:px-8 md:py-4">
        <h2 className="sr-only">{t('list')}</h2>
        <ul>
          {switches.map((each) => (
            <li key={each.name} className="border-line border-t py-4 first:border-t-0">
              <Row state={each} mayThrow={mayThrow} />
            </li>
          ))}
        </ul>
      </Panel>
      {mayThrow && <BannerForm key={banner?.text_de ?? ''} banner={banner} />}
      <History entries={history} />
    </>
  );
}

function Row({ state: { name, is_off: isOff, until, last }, mayThrow }: { state: SwitchState; mayThrow: boolean }) {
  const { t } = useTranslation('desk-switches');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-text flex-[1_1_20rem]">
          <h3 className="flex flex-wrap items-center gap-3 text-h4">
            {t(`names.${name}`)}
            <Badge tone={isOff ? 'oxblood' : 'fir'}>{t(isOff ? 'off' : 'on')}</Badge>
          </h3>
          <p className="mt-1 text-ink-2 text-small">{t(`effects.${name}`)}</p>
          {isOff && last && (
            <p className="mt-1 text-small">
              {t('since', { at: formatInstant(last.at, language), by: last.by })}
              {until && ` ${t('until', { at: formatInstant(until, language) })}`}
            </p>
          )}
        </div>
        {mayThrow && !isOpen && (
          <Button
            variant={isOff ? 'primary' : 'secondary'}
            onClick={() => setOpen(true)}
            aria-label={t(isOff ? 'turnOnNamed' : 'turnOffNamed', { name: t(`names.${name}`) })}
          >
            {t(isOff ? 'turnOn' : 'turnOff')}
          </Button>
        )}
      </div>
      {isOpen && <ThrowForm name={name} isOff={isOff} onDone={() => setOpen(false)} />}
    </div>
  );
}

const hours = ['', '1', '4', '24'] as const;

function ThrowForm({ name, isOff, onDone }: Pick<SwitchState, 'name'> & { isOff: boolean; onDone: () => void }) {
  const { t } = useTranslation('desk-switches');
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [wait, setWait] = useState<string>('');
  const [isTried, setTried] = useState(false);
  const thrown = useThrowSwitch();
  const isMissing = reason.trim() === '';

  async function send() {
    setTried(true);
    if (isMissing) return;
    const until = wait ? { until: new Date(Date.now() + Number(wait) * 3_600_000).toISOString() } : {};
    const done = await thrown.mutateAsync({ name, is_off: !isOff, reason, ...until }).catch(() => null);
    if (done) onDone();
  }

  return (
    <form
      noValidate
      aria-labelledby={titleId}
      className="grid gap-4 rounded-well bg-sunk p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p id={titleId} className="font-semibold">
        {t(isOff ? 'turnOnNamed' : 'turnOffNamed', { name: t(`names.${name}`) })}
      </p>
      <TextArea
        label={t('reason')}
        help={t('reasonHelp')}
        value={reason}
        maxLength={switchLimits.reasonLength}
        onChange={({ target }) => setReason(target.value)}
        error={isTried && isMissing ? t('reasonMissing') : null}
        autoFocus
      />
      {!isOff && (
        <Select
          label={t('back')}
          value={wait}
          onChange={({ target }) => setWait(target.value)}
          options={hours.map((value) => ({
            value,
            label: value ? t('hours', { count: Number(value) }) : t('byHand'),
          }))}
          className="max-w-80"
        />
      )}
      {thrown.problem && (
        <p role="alert" className="font-semibold text-oxblood">
          {thrown.problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant={isOff ? 'primary' : 'danger'} busy={thrown.isPending}>
          {t(isOff ? 'turnOn' : 'turnOff')}
        </Button>
      </div>
    </form>
  );
}

function History({ entries }: { entries: readonly SwitchEntry[] }) {
  const { t } = useTranslation('desk-switches');
  const language = useLanguage();
  function wordsOf({ what, name, is_off: isOff, text }: SwitchEntry): string {
    if (what === 'banner') return text === null ? t('history.noBanner') : t('history.banner', { text });
    return t(isOff ? 'history.off' : 'history.on', { name: name ? t(`names.${name}`) : '' });
  }
  return (
    <section>
      <h2 className="text-h3">{t('history.title')}</h2>
      {entries.length === 0 && <p className="mt-2 text-ink-2">{t('history.none')}</p>}
      <ol className="mt-2">
        {entries.map((entry) => (
          <li key={`${entry.at}${entry.name ?? entry.text}`} className="border-line border-t py-3">
            <p className="font-semibold">{wordsOf(entry)}</p>
            <p className="text-ink-2 text-small">
              {formatInstant(entry.at, language)}, {entry.by}
              {entry.until && ` · ${t('until', { at: formatInstant(entry.until, language) })}`}
            </p>
            <p className="max-w-text break-words text-small">{entry.reason}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
