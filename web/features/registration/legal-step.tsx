import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { legalFormEntries } from '#domain/catalogue/legal-forms.ts';
import { licenceAppliedFor } from '#domain/registration/form.ts';
import type { ProofFault } from '#domain/registration/proof.ts';
import { findProofFault, proofFile } from '#domain/registration/proof.ts';
import { fieldsOfStep } from '#domain/registration/steps.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Well } from '#web/ui/panel.tsx';
import { Select } from '#web/ui/select.tsx';
import { useRegistration } from './registration-provider.tsx';
import { AnswerInput, useAnswer } from './step-form.tsx';

/** Step 3: legal form, and its proof. Only some types of business need a licence. */
export function LegalStep() {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const { answers } = useRegistration();
  const legalForm = useAnswer('legalForm');
  const options = legalFormEntries.map((form) => ({ value: form.key, label: labelOf(form, language) }));
  return (
    <div className="grid gap-3">
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
      {fieldsOfStep(3, answers).includes('handelsregisterNumber') && <LicenceField />}
      <AnswerInput name="taxNumber" note={t('optional')} autoComplete="off" />
      <ProofField />
    </div>
  );
}

/** A number, or a placeholder until there is one. */
function LicenceField() {
  const { t } = useTranslation('registration');
  const { value, set } = useAnswer('handelsregisterNumber');
  return (
    <div>
      <AnswerInput
        name="handelsregisterNumber"
        note={t('optional')}
        help={t('help.handelsregisterNumber')}
        autoComplete="off"
      />
      <Checkbox
        label={t('licenceAppliedFor')}
        checked={value.trim().toLowerCase() === licenceAppliedFor}
        onChange={(event) => set(event.target.checked ? licenceAppliedFor : '')}
      />
    </div>
  );
}

const TENTH_OF_MB = (1024 * 1024) / 10;

/** Chosen here, uploaded once the registration is sent. Type and size are checked at once, the content by the server. */
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
    <Well>
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
    </Well>
  );
}
