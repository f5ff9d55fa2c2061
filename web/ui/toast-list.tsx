import { Toast } from '@base-ui/react/toast';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { Check } from './icons/check.ts';
import { Info } from './icons/info.ts';
import { TriangleExclamationPoint } from './icons/triangle-exclamation-point.ts';
import { X } from './icons/x.ts';
import { scrollToFocus } from './scroll-to-focus.ts';
import { placeToast } from './toast-place.ts';

/** Default: `success`. */
export type ToastMessage = { kind?: 'success' | 'info' | 'warning'; title: string; description?: string };

const icons = { success: Check, info: Info, warning: TriangleExclamationPoint };

type ToastListProps = {
  label: string;
  closeLabel: string;
  /** All since page load; each is shown once. */
  messages: readonly ToastMessage[];
};

/** One toast for five seconds, longer while hovered or focused. */
export function ToastList({ label, ...props }: ToastListProps) {
  return (
    <Toast.Provider limit={1} timeout={5000}>
      <Toast.Portal>
        <Toast.Viewport aria-label={label} className="toast-viewport">
          <Messages {...props} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Messages({ closeLabel, messages }: Omit<ToastListProps, 'label'>) {
  const { toasts, add } = Toast.useToastManager();
  const shown = useRef(0);
  useEffect(() => {
    for (const { kind = 'success', title, description } of messages.slice(shown.current)) {
      add({ type: kind, title, description });
    }
    shown.current = messages.length;
  }, [messages, add]);
  const newest = toasts[0]?.id;
  useLayoutEffect(() => {
    if (newest === undefined) return;
    // The screen below may still be loading.
    const observer = new ResizeObserver(() => placeToast(document.querySelector('.toast-viewport')));
    observer.observe(document.body);
    placeToast(document.querySelector('.toast-viewport'));
    scrollToFocus(document.querySelector('.toast'));
    return () => observer.disconnect();
  }, [newest]);
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['left', 'down']}
      className="toast select-none rounded-well bg-ink text-paper"
    >
      <Toast.Content className="flex items-center gap-3 py-1 ps-4 pe-1">
        <Icon of={icons[toast.type as keyof typeof icons] ?? Info} />
        <div className="grid flex-1 gap-0.5 py-2">
          <Toast.Title className="text-label text-[0.9375rem]" />
          <Toast.Description className="text-small opacity-85" />
        </div>
        {/* Remaining time. */}
        <span
          aria-hidden="true"
          className="relative h-[3px] w-[clamp(1.5rem,6vw,2.5rem)] flex-none overflow-hidden bg-current/30 before:absolute before:inset-0 before:origin-left before:animate-toast-time before:bg-current motion-reduce:hidden [.toast-viewport:is(:hover,:focus-within,[data-expanded])_&]:before:[animation-play-state:paused]"
        />
        <Toast.Close aria-label={closeLabel} className="grid size-11 shrink-0 place-items-center rounded-field">
          <Icon of={X} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
