import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { api, dataOf } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Outcome } from './outcome.tsx';

/** `email`: the new address, if known; `when`: from when it holds. */
type Result = { kind: 'half' | 'later' | 'changed' | 'undone'; email: string; when: string };

type Props = { what: 'confirm' | 'undo'; token: string | undefined; onDeadLink: () => void };

/** Target of links in mails: confirm or undo, by a button, since mail scanners follow links. */
export function EndEmailChange({ what, token, onDeadLink }: Props) {
  const { t } = useTranslation('account', { keyPrefix: 'emailChange.page' });
  const problemText = useProblemText();
  const language = useLanguage();
  const [result, setResult] = useState<Result | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(body: { token: string }): Promise<Result> {
    if (what === 'confirm') {
      const answer = await dataOf(api.POST('/auth/email-change/confirm', { body }));
      const { email, is_changed: isChanged, possible_at: from } = answer;
      const when = from ? formatInstant(from, language) : '';
      return { kind: isChanged ? 'changed' : from ? 'later' : 'half', email, when };
    }
    await api.POST('/auth/email-change/undo', { body });
    return { kind: 'undone', email: '', when: '' };
  }

  async function end() {
    setFailure(null);
    setBusy(true);
    try {
      setResult(await send({ token: token ?? '' }));
    } catch (error) {
      if (isProblem(error, 'link_unknown') || isProblem(error, 'link_expired')) onDeadLink();
      else setFailure(problemText(error as Error));
    }
    setBusy(false);
  }

  if (result) {
    const { kind, email, when } = result;
    const toLogin = (
      <ButtonLink to={paths.login} reloadDocument>
        {t('login')}
      </ButtonLink>
    );
    return (
      <Outcome title={t(kind, { email })} action={kind === 'half' || kind === 'later' ? null : toLogin}>
        {t(`${kind}Text`, { email, when })}
      </Outcome>
    );
  }
  return (
    <div className="grid gap-4">
      <Button busy={isBusy} busyLabel={t('busy')} onClick={() => void end()}>
        {t(what)}
      </Button>
      {failure && <FormFailure title={t('failed')}>{failure}</FormFailure>}
    </div>
  );
}
