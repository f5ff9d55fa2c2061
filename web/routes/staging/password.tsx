import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dataOf } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { endReviewer } from '#web/api/reviewer-session.ts';
import { useLinkToken } from '#web/api/use-link-token.ts';
import type { NewPassword } from '#web/features/account/new-password-fields.tsx';
import { NewPasswordFields } from '#web/features/account/new-password-fields.tsx';
import { useFormFailure } from '#web/features/account/use-form-failure.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';

export const handle = { texts: ['account'] } satisfies PageHandle;

const deadLinks = ['link_unknown', 'link_expired'] as const;

/** Where the link of a lead leads: staff choose their password, and then sign in as always. */
export default function StagingPassword() {
  const { t } = useTranslation('staff');
  return (
    <div className="container-page min-h-dvh py-12 md:py-20">
      <PageHead title={t('password.head')} description={t('password.lead')} isPrivate />
      <Panel className="mx-auto md:max-w-[27.5rem]">
        <Choose />
      </Panel>
    </div>
  );
}

function Choose() {
  const { t } = useTranslation('staff');
  const token = useLinkToken();
  const [name, setName] = useState<string | null>(null);
  const [isDead, setDead] = useState(false);
  if (token === undefined) {
    return (
      <Loading label={t('password.busy')}>
        <SkeletonText lines={5} />
      </Loading>
    );
  }
  if (name !== null) {
    return (
      <div className="grid justify-items-start gap-4">
        <h1 className="text-h1">{t('password.doneTitle')}</h1>
        <p role="status" className="text-ink-2 text-lead">
          {t('password.done', { name })}
        </p>
        <ButtonLink to={paths.stagingLogin}>{t('password.login')}</ButtonLink>
      </div>
    );
  }
  if (token === null || isDead) {
    return (
      <div className="grid gap-4">
        <h1 className="text-h2">{t('password.badTitle')}</h1>
        <p role="status" className="text-ink-2">
          {t('password.bad')}
        </p>
      </div>
    );
  }
  return (
    <>
      <h1 className="text-h1">{t('password.title')}</h1>
      <p className="mt-2 mb-6 text-ink-2 text-lead">{t('password.lead')}</p>
      <PasswordForm token={token} onDone={setName} onDead={() => setDead(true)} />
    </>
  );
}

type FormProps = { token: string; onDone: (username: string) => void; onDead: () => void };

function PasswordForm({ token, onDone, onDead }: FormProps) {
  const { t } = useTranslation('staff');
  const failureOf = useFormFailure();
  const [failure, setFailure] = useState<ReturnType<typeof failureOf> | null>(null);
  const form = useForm<NewPassword>({ mode: 'onTouched', defaultValues: { password: '', repeated: '' } });

  async function submit({ password }: NewPassword) {
    setFailure(null);
    try {
      const { username } = await dataOf(reviewApi.POST('/review/password/reset', { body: { token, password } }));
      endReviewer();
      onDone(username);
    } catch (error) {
      if (deadLinks.some((code) => isProblem(error, code))) onDead();
      else setFailure(failureOf(error));
    }
  }

  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
      {failure && <FormFailure title={failure.title}>{failure.text}</FormFailure>}
      <Button type="submit" busy={form.formState.isSubmitting} busyLabel={t('password.busy')} className="w-full">
        {t('password.submit')}
      </Button>
    </form>
  );
}
