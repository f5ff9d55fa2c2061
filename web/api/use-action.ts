import { useMutation } from '@tanstack/react-query';
import { useToasts } from '#web/ui/toast.tsx';
import type { ToastMessage } from '#web/ui/toast-list.tsx';
import { NetworkFailure } from './problem.ts';
import { useProblemText } from './use-problem-text.ts';
import type { Stale } from './use-refresh.ts';
import { useRefresh } from './use-refresh.ts';

type ToastContent = string | ToastMessage | undefined;

type Action<Input, Data> = {
  call: (input: Input) => Promise<Data>;
  /** Runs after success; returns the toast, if any. */
  done?: (data: Data, input: Input) => ToastContent | Promise<ToastContent>;
  /** Returns the toast after a failure; omit it where the screen shows `problem`. */
  failed?: (problem: string, error: Error, input: Input) => ToastContent;
  /** Queries to refetch after success and failure; the action is pending until then. */
  stale?: readonly Stale[];
  /** Retries once without a response; requires an idempotency key. */
  isRepeatable?: boolean;
};

/** A mutation with its toast. `problem` is the text of the last failure, else null. */
export function useAction<Data, Input = void>(action: Action<Input, Data>) {
  const { call, done, failed, stale = [], isRepeatable = false } = action;
  const toasts = useToasts();
  const problemText = useProblemText();
  const refresh = useRefresh();
  const showToast = (content: ToastContent, kind?: 'warning') => {
    if (content) toasts.show(typeof content === 'string' ? { kind, title: content } : { kind, ...content });
  };
  const mutation = useMutation({
    mutationFn: call,
    retry: (failures, error) => isRepeatable && failures < 1 && error instanceof NetworkFailure,
    onSuccess: async (data, input) => showToast(await done?.(data, input)),
    onError: (error, input) => showToast(failed?.(problemText(error), error, input), 'warning'),
    onSettled: () => refresh(...stale),
  });
  return { ...mutation, problem: mutation.error && problemText(mutation.error) };
}
