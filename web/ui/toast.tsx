import { Toast } from '@base-ui/react/toast';
import { Check, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';

/** `success` by default. */
export type ToastMessage = { kind?: 'success' | 'info' | 'warning'; title: string; description?: string };

const icons = { success: Check, info: Info, warning: TriangleAlert };

type ToastProviderProps = {
  /** Name of the place where messages appear. */
  label: string;
  /** Name of the close button. */
  closeLabel: string;
  children: ReactNode;
};

/** Wraps the app once. Shows one message at a time, for five seconds, longer while it is hovered or focused. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const isHydrated = useHydrated();
  return (
    <Toast.Provider limit={1} timeout={5000}>
      {children}
      {isHydrated && (
        <Toast.Portal>
          <Toast.Viewport aria-label={label} className="toast-viewport">
            <ToastList closeLabel={closeLabel} />
          </Toast.Viewport>
        </Toast.Portal>
      )}
    </Toast.Provider>
  );
}

/** `useToasts().show({ kind, title, description })`, anywhere under the provider. */
export function useToasts(): { show: (message: ToastMessage) => void } {
  const { add } = Toast.useToastManager();
  return useMemo(
    () => ({ show: ({ kind = 'success', title, description }) => add({ type: kind, title, description }) }),
    [add],
  );
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} swipeDirection={['left', 'up', 'down']} className="toast">
      <Toast.Content className="flex items-center gap-3 py-1 ps-4 pe-1">
        <Icon of={icons[toast.type as keyof typeof icons] ?? Info} />
        <div className="grid flex-1 gap-0.5 py-2">
          <Toast.Title className="text-label text-[0.9375rem]" />
          <Toast.Description className="text-small opacity-85" />
        </div>
        <span aria-hidden="true" className="toast-time" />
        <Toast.Close aria-label={closeLabel} className="grid size-11 shrink-0 place-items-center rounded-field">
          <Icon of={X} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
