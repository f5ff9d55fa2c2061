import { useTranslation } from 'react-i18next';
import type { Switch } from '#domain/switches/switches.ts';
import { ApiProblem } from './problem.ts';

/** Text for a thrown failure; includes the wait when rate limited. Needs the texts `problems`. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation('problems');
  return (error) => {
    if (!(error instanceof ApiProblem)) return t('offline');
    const { switch: name } = error.problem as { switch?: Switch };
    if (error.code === 'switched_off' && name) return t(`switchedOff.${name}`);
    const seconds = error.retryAfterSeconds;
    if (error.code !== 'rate_limited' || seconds === null) return t(`code.${error.code}`);
    const wait =
      seconds < 60 ? t('wait.seconds', { count: seconds }) : t('wait.minutes', { count: Math.ceil(seconds / 60) });
    return t('rateLimitedFor', { wait });
  };
}
