import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bannerKinds, switchLimits } from '#domain/switches/switches.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useChangeBanner } from './use-switches.ts';

const toInstant = (local: string) => (local ? new Date(local).toISOString() : null);
/** In the format of a local time field. */
function toLocal(instant: string | null | undefined): string {
  if (!instant) return '';
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const blank = { kind: 'info' as const, text_de: '', text_en: '', begins_at: null, ends_at: null };

/** The sentence for everyone, in two languages. */
export function BannerForm({ banner }: Pick<ApiAnswer<'listSwitches'>, 'banner'>) {
  const { t } = useTranslation('desk-switches');
  const [draft, setDraft] = useState(banner ?? blank);
  const [times, setTimes] = useState({ begins: toLocal(draft.begins_at), ends: toLocal(draft.ends_at) });
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const change = useChangeBanner();
  const missing = (text: string) => (isTried && text.trim() === '' ? t('needed') : null);
  const isWhole = [draft.text_de, draft.text_en, reason].every((text) => text.trim() !== '');

  function show() {
    setTried(true);
    if (!isWhole) return;
    const { kind, text_de, text_en } = draft;
    const [begins_at, ends_at] = [toInstant(times.begins), toInstant(times.ends)];
    change.mutate({ banner: { kind, text_de, text_en, begins_at, ends_at }, reason });
  }

  function takeDown() {
    setTried(true);
    if (reason.trim() !== '') change.mutate({ banner: null, reason });
  }

  return (
    <Panel>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <div>
          <h2 className="text-h3">{t('banner.title')}</h2>
          <p className="mt-1 max-w-text text-ink-2 text-small">{t('banner.help')}</p>
        </div>
        <Select
          label={t('banner.kind')}
          value={draft.kind}
          onChange={({ target }) => {
            const kind = bannerKinds.find((each) => each === target.value);
            if (kind) setDraft({ ...draft, kind });
          }}
          options={bannerKinds.map((value) => ({ value, label: t(`banner.kinds.${value}`) }))}
          className="max-w-80"
        />
        {(['text_de', 'text_en'] as const).map((field) => (
          <TextArea
            key={field}
            label={t(`banner.${field}`)}
            value={draft[field]}
            maxLength={switchLimits.bannerLength}
            onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
            error={missing(draft[field])}
          />
        ))}
        <div className="grid gap-4 md:grid-cols-2">
          {(['begins', 'ends'] as const).map((field) => (
            <TextInput
              key={field}
              type="datetime-local"
              label={t(`banner.${field}`)}
              note={t('optional')}
              value={times[field]}
              onChange={({ target }) => setTimes({ ...times, [field]: target.value })}
            />
          ))}
        </div>
        <TextArea
          label={t('reason')}
          value={reason}
          maxLength={switchLimits.reasonLength}
          onChange={({ target }) => setReason(target.value)}
          error={isTried && reason.trim() === '' ? t('reasonMissing') : null}
        />
        {change.problem && (
          <p role="alert" className="font-semibold text-oxblood">
            {change.problem}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {banner && (
            <Button variant="secondary" onClick={takeDown}>
              {t('banner.takeDown')}
            </Button>
          )}
          <Button type="submit" busy={change.isPending}>
            {t('banner.show')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
