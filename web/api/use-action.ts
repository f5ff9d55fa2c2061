import { useMutation } from '@tanstack/react-query';
import { useToasts } from '#web/ui/toast.tsx';
import type { ToastMessage } from '#web/ui/toast-list.tsx';
import { NetworkFailure } from './problem.ts';
import { useProblemText } from './use-problem-text.ts';
import type { Stale } from './use-refresh.ts';
import { useRefresh } from './use-refresh.ts';

/** A message to show: its title, or all of it. */
type Saying = string | ToastMessage | undefined;

type Action<Input, Data> = {
  call: (input: Input) => Promise<Data>;
  /** Runs after success and returns the message to show, if any. */
  done?: (data: Data, input: Input) => Saying | Promise<Saying>;
  /** Returns the message to show after a failure; gets the reason as text. Left out where the screen shows `problem`. */
  failed?: (problem: string, error: Error, input: Input) => Saying;
  /** Queries to refetch after success and failure; the action stays pending until they are there. */
  stale?: readonly Stale[];
  /** Retries once when no answer came back. Only for calls with an idempotency key. */
  isRepeatable?: boolean;
};

/**
 * Something a member does that changes something, with its toast. `problem` is the reason, as text,
 * why the last call failed; null when it did not.
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
