import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { complaintRules, measureLengths } from '#domain/measures/measures.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { ownMeasures } from '#web/api/device-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { Measure } from './stated.ts';

/** The only complaint per measure. Input is kept on failure. */
export function ComplaintForm({ measure }: { measure: Measure }) {
  const { t } = useTranslation('measures');
  const language = useLanguage();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [key] = useState(newIdempotencyKey);
  const isMissing = text.trim() === '';
  const complain = useAction({
    call: () =>
      api.POST('/business/measures/{id}/complaint', {
        params: { path: { id: measure.id } },
        body: { text },
        headers: once(key),
      }),
    done: () => t('complaint.sent'),
    isRepeatable: true,
    stale: [ownMeasures],
  });
  const left = measureLengths.complaint - text.length;
  return (
    <form
      className="grid justify-items-start gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isMissing && !complain.isPending) complain.mutate();
      }}
    >
      <TextArea
        label={t('complaint.label')}
        help={t('complaint.hint', {
          day: formatInstantDay(measure.complain_until, language),
          days: complaintRules.decidedInDays,
        })}
        placeholder={t('complaint.placeholder')}
        rows={5}
        required
        maxLength={measureLengths.complaint}
        counter={left < 400 ? String(left) : undefined}
        value={text}
        error={isTried && isMissing ? t('complaint.missing') : complain.problem}
        onChange={(event) => setText(event.target.value)}
        className="w-full max-w-text"
      />
      <Button type="submit" busy={complain.isPending}>
        {t('complaint.send')}
      </Button>
    </form>
  );
}
