import type { ReactNode } from 'react';
import { createContext, Suspense, use, useMemo, useState } from 'react';
import { onDemand } from './on-demand.tsx';
import type { ToastMessage } from './toast-list.tsx';
import { useAhead } from './use-ahead.ts';

const ToastList = onDemand(async () => (await import('./toast-list.tsx')).ToastList);

type Toasts = { show: (message: ToastMessage) => void };

const ToastContext = createContext<Toasts>({ show: () => undefined });

type ToastProviderProps = {
  /** Name of the place where messages appear. */
  label: string;
  /** Name of the close button. */
  closeLabel: string;
  children: ReactNode;
};

/**
 * Wraps the app once. The place of the messages is fetched when the browser is idle, so that it stands before the first one: only
 * then do screen readers hear it. A message that is earlier brings it along.
 */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const toasts = useMemo(() => ({ show: (message: ToastMessage) => setMessages((all) => [...all, message]) }), []);
  const isThere = useAhead(ToastList.fetch);
  return (
    <ToastContext value={toasts}>
      {children}
      {(isThere || messages.length > 0) && (
        <Suspense>
          <ToastList label={label} closeLabel={closeLabel} messages={messages} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** `useToasts().show({ kind, title, description })`, anywhere under the provider. */
export function useToasts(): Toasts {
  return use(ToastContext);
}
