import type { ReactNode } from 'react';
import { createContext, Suspense, use, useMemo, useState } from 'react';
import { onDemand } from './on-demand.tsx';
import type { ToastMessage } from './toast-list.tsx';
import { usePreload } from './use-preload.ts';

const ToastList = onDemand(async () => (await import('./toast-list.tsx')).ToastList);

type Toasts = { show: (message: ToastMessage) => void };

const ToastContext = createContext<Toasts>({ show: () => undefined });

type ToastProviderProps = {
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * Wraps the app. Its live region is loaded when idle, since screen readers announce only changes of an existing one; an
 * earlier toast loads it.
 */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const toasts = useMemo(() => ({ show: (message: ToastMessage) => setMessages((all) => [...all, message]) }), []);
  const isThere = usePreload(ToastList.fetch);
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

/** `useToasts().show({ kind, title, description })`. */
export function useToasts(): Toasts {
  return use(ToastContext);
}
