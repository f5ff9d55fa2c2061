import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { FormConfirmation } from '#web/ui/form-confirmation.tsx';
import { FormErrorSummary } from '#web/ui/form-error-summary.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Revealed, State } from './specimen.tsx';

export function FormFailures() {
  const { t } = useTranslation('kit');
  return (
    <State name="default" isWide>
      <Revealed>{() => <FormFailure title={t('sample.warning')}>{t('sample.failedText')}</FormFailure>}</Revealed>
    </State>
  );
}

export function FormErrorSummaries() {
  const { t } = useTranslation('kit');
  const id = 'kit-refused';
  const label = t('sample.name');
  return (
    <State name="default" isWide>
      <div className="grid gap-4">
        <FormErrorSummary title={t('sample.refusedTitle')} reason={t('sample.refusedText')} wrong={[{ id, label }]} />
        <TextInput id={id} label={label} error={t('sample.error')} />
      </div>
    </State>
  );
}

export function FormConfirmations() {
  const { t } = useTranslation('kit');
  return (
    <State name="default" isWide>
      <FormConfirmation
        title={t('sample.receivedTitle')}
        reference={t('sample.reference')}
        text={t('sample.receivedText')}
        ways={[{ to: paths.home, label: t('sample.home') }]}
      />
    </State>
  );
}
