import { useMutation } from '@tanstack/react-query';
import type { ToastMessage } from '#web/ui/toast.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { NetworkFailure } from './problem.ts';
import { useProblemText } from './use-problem-text.ts';
import type { Stale } from './use-refresh.ts';
import { useRefresh } from './use-refresh.ts';

/** Something to say: a title, or a whole message. */
type Saying = string | ToastMessage | undefined;

type Action<Input, Data> = {
  call: (input: Input) => Promise<Data>;
  /** What follows when it worked, and what is said about it; nothing when it returns nothing. */
  done?: (data: Data, input: Input) => Saying | Promise<Saying>;
  /** What is said when it did not work, from the reason in people's words. Left out where the screen shows `problem`. */
  failed?: (problem: string, error: Error, input: Input) => Saying;
  /** What is read again, whatever came of it; one is busy until then. */
  stale?: readonly Stale[];
  /** A call without an answer is made once more. Only where a key makes it happen once. */
  isRepeatable?: boolean;
};

/**
 * Something a member does that changes something. Says by a message what came of it; `problem` is the reason in people's words
 * why the last attempt failed, null when it did not.
 */
export function useAction<Data, Input = void>(action: Action<Input, Data>) {
  const { call, done, failed, stale = [], isRepeatable = false } = action;
  const toasts = useToasts();
  const problemText = useProblemText();
  const refresh = useRefresh();
  const say = (saying: Saying, kind?: 'warning') => {
    if (saying) toasts.show(typeof saying === 'string' ? { kind, title: saying } : { kind, ...saying });
  };
  const mutation = useMutation({
    mutationFn: call,
    retry: (failures, error) => isRepeatable && failures < 1 && error instanceof NetworkFailure,
    onSuccess: async (data, input) => say(await done?.(data, input)),
    onError: (error, input) => say(failed?.(problemText(error), error, input), 'warning'),
    onSettled: () => refresh(...stale),
  });
  return { ...mutation, problem: mutation.error && problemText(mutation.error) };
}
