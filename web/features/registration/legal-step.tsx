import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { legalFormEntries } from '#domain/catalogue/legal-forms.ts';
import { appliedFor } from '#domain/registration/form.ts';
import type { ProofFault } from '#domain/registration/proof.ts';
import { findProofFault, proofFile } from '#domain/registration/proof.ts';
import { fieldsOfStep, registersOf } from '#domain/registration/steps.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { X } from '#web/ui/icons/x.ts';
import { Select } from '#web/ui/select.tsx';
import { useRegistration } from './registration-provider.tsx';
import { AnswerInput, useAnswer } from './step-form.tsx';

type PendingNumberProps = {
  name: 'handelsregisterNumber' | 'licenceNumber';
  label?: string;
  help: string;
  pendingLabel: string;
};

/** Step 3: legal form and proof. The number required depends on legal form and, for some, business type. */
export function LegalStep() {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const { answers } = useRegistration();
  const legalForm = useAnswer('legalForm');
  const asked = fieldsOfStep(3, answers);
  const options = legalFormEntries.map((form) => ({ value: form.key, label: labelOf(form, language) }));
  return (
    <div className="grid gap-4">
      <Select
        name="legalForm"
        label={t('field.legalForm')}
        placeholder={t('choose')}
        options={options}
        value={legalForm.value}
        error={legalForm.error}
        onChange={(event) => legalForm.set(event.target.value)}
        onBlur={legalForm.touch}
        reserveMessage
        required
      />
      {asked.includes('handelsregisterNumber') && <RegisterField key={answers.legalForm} />}
      {asked.includes('licenceNumber') && (
        <PendingNumber name="licenceNumber" help={t('help.licenceNumber')} pendingLabel={t('licenceAppliedFor')} />
      )}
      <AnswerInput name="taxNumber" note={t('optional')} autoComplete="off" />
      <ProofField />
    </div>
  );
}

/** Named after the legal form's register. */
function RegisterField() {
  const { t } = useTranslation('registration');
  const { answers } = useRegistration();
  const [division, other] = registersOf(answers.legalForm);
  const register = division === undefined || other !== undefined ? 'any' : division;
  return (
    <PendingNumber
      name="handelsregisterNumber"
      label={t(`register.${register}`)}
      help={t(`registerHelp.${register}`)}
      pendingLabel={t('registerAppliedFor')}
    />
  );
}

function PendingNumber({ name, label, help, pendingLabel }: PendingNumberProps) {
  const { t } = useTranslation('registration');
  const { value, set } = useAnswer(name);
  return (
    <div>
      <AnswerInput
        name={name}
        label={label}
        note={t('optional')}
        help={help}
        autoComplete="off"
        reserveMessage={false}
      />
      <Checkbox
        label={pendingLabel}
        checked={value.trim().toLowerCase() === appliedFor}
        onChange={(event) => set(event.target.checked ? appliedFor : '')}
      />
    </div>
  );
}

const TENTH_OF_MB = (1024 * 1024) / 10;

/** Uploaded after the registration. Type and size are checked here, the content by the server. */
function ProofField() {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const { proof, proofName, chooseProof } = useRegistration();
  const [refused, setRefused] = useState<{ name: string; fault: ProofFault } | null>(null);

  function take([file]: File[]) {
    if (!file) return;
    const fault = findProofFault(file);
    setRefused(fault && { name: file.name, fault });
    if (!fault) chooseProof(file);
  }

  const size = formatNumber(Math.max(0.1, Math.round((proof?.size ?? 0) / TENTH_OF_MB) / 10), language);
  const lost = proofName && !proof ? t('proof.lost', { name: proofName }) : null;
  const error =
    refused && t(refused.fault === 'too_large' ? 'proof.tooLarge' : 'proof.fileType', { name: refused.name });
  const chosen = proof && (
    <>
      <strong className="block break-all text-body text-ink">{t('proof.chosen', { name: proof.name, size })}</strong>
      {t('proof.chosenHelp')}
    </>
  );

  return (
    <div className="rounded-field border-2 border-line p-4">
      <FileDrop
        label={`${t('field.proof')} (${t('optional')})`}
        help={chosen ?? lost ?? t('proof.help')}
        error={error}
        accept={proofFile.mimeTypes.join(',')}
        buttonLabel={proof ? t('proof.change') : t('proof.button')}
        dropHint={proof ? undefined : t('proof.drop')}
        onFiles={take}
        actions={
          proof && (
            <Button variant="quiet" size="compact" icon={X} onClick={() => chooseProof(null)}>
              {t('proof.remove')}
            </Button>
          )
        }
      />
    </div>
  );
}
