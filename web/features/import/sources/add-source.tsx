import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sourceLimits } from '#domain/import-sources/sources.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Well } from '#web/ui/panel.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { RuleForm } from './rule-form.tsx';
import { PreviewOfSource } from './source-preview.tsx';
import { useAddSource, usePreview } from './use-sources.ts';

/** An address, then a preview of its entries, then the rule. */
export function AddSource() {
  const { t } = useTranslation('import-sources');
  const [url, setUrl] = useState('');
  const preview = usePreview();
  const adding = useAddSource(() => {
    setUrl('');
    preview.reset();
  });
  const { data } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (data) heading.current?.focus();
  }, [data]);
  return (
    <div className="grid gap-5">
      <form
        noValidate
        className="grid justify-items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (url.trim() !== '' && !preview.isPending) preview.mutate(url.trim());
        }}
      >
        <TextInput
          label={t('add.label')}
          help={t('add.help')}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={sourceLimits.urlLength}
          value={url}
          onChange={(event) => {
            setUrl(event.target.value);
            if (data || preview.problem) preview.reset();
          }}
          className="w-full"
        />
        <Button type="submit" variant="secondary" busy={preview.isPending} busyLabel={t('add.reading')}>
          {t('add.look')}
        </Button>
      </form>
      {preview.problem && <FormFailure title={t('add.failed')}>{preview.problem}</FormFailure>}
      {data && (
        <Well className="grid gap-5">
          <div className="grid gap-2">
            <h3 ref={heading} tabIndex={-1} className="wrap-anywhere rounded-field text-h4 outline-offset-4">
              {data.name || t(`kind.${data.kind}`)}: {t('preview.found', { count: data.rows.length })}
            </h3>
            <PreviewOfSource preview={data} />
          </div>
          <RuleForm
            id="new-source"
            label={t('add.save')}
            isBusy={adding.isPending}
            problem={adding.problem}
            onSave={(rule) => adding.mutate({ url: data.url, ...rule })}
          />
        </Well>
      )}
    </div>
  );
}
