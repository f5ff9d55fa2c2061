import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { isProblem } from '#web/api/problem.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import type { NewPassword } from './new-password-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useFormFailure } from './use-form-failure.ts';

const deadLinks = ['link_unknown', 'link_expired', 'link_used'] as const;
export type DeadLink = (typeof deadLinks)[number];

type ResetFormProps = {
  send: (password: string) => Promise<void>;
  submitLabel: string;
  busyLabel: string;
  onDeadLink: (code: DeadLink) => void;
};

export function ResetForm({ send, submitLabel, busyLabel, onDeadLink }: ResetFormProps) {
  const failureOf = useFormFailure();
  const [failure, setFailure] = useState<ReturnType<typeof failureOf> | null>(null);
  const form = useForm<NewPassword>({ mode: 'onTouched', defaultValues: { password: '', repeated: '' } });

  async function submit({ password }: NewPassword) {
    setFailure(null);
    try {
      await send(password);
    } catch (error) {
      const dead = deadLinks.find((code) => isProblem(error, code));
      if (dead) onDeadLink(dead);
      else setFailure(failureOf(error));
    }
  }

  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
      {failure && <FormFailure title={failure.title}>{failure.text}</FormFailure>}
      <Button type="submit" busy={form.formState.isSubmitting} busyLabel={busyLabel} className="w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
