import type { ReactNode, SubmitEvent } from 'react';
import { Suspense } from 'react';
import { cx } from './cx.ts';
import type { DialogFrameProps } from './dialog-frame.tsx';
import { onDemand } from './on-demand.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useLatest } from './use-latest.ts';
import { usePreload } from './use-preload.ts';

const DialogFrame = onDemand(async () => (await import('./dialog-frame.tsx')).DialogFrame);

type FormProps = { onSubmit: (event: SubmitEvent<HTMLFormElement>) => void; noValidate?: boolean };

type DialogProps = DialogFrameProps & {
  /** Stays visible below the scrolling body; the safe action first. */
  footer?: ReactNode;
  /** Wraps body and footer in a form; put the submit button into the footer. */
  form?: FormProps;
};

/**
 * A dialog with body and optional footer. If a child renders the footer, compose `Dialog.Frame`, `Dialog.Form`,
 * `Dialog.Body` and `Dialog.Footer`.
 */
export function Dialog({ footer, form, children, ...frame }: DialogProps) {
  const parts = (
    <>
      <Body>{children}</Body>
      {footer && <Footer>{footer}</Footer>}
    </>
  );
  return <Frame {...frame}>{form ? <Form {...form}>{parts}</Form> : parts}</Frame>;
}

Dialog.Frame = Frame;
Dialog.Form = Form;
Dialog.Body = Body;
Dialog.Footer = Footer;
Dialog.fetch = DialogFrame.fetch;

/** Loaded when idle or opened. */
function Frame(props: DialogFrameProps) {
  const isHydrated = useHydrated();
  const wasOpened = useLatest(props.open || null);
  usePreload(DialogFrame.fetch);
  if (!isHydrated || !wasOpened) return null;
  return (
    <Suspense>
      <DialogFrame {...props} />
    </Suspense>
  );
}

function Form({ children, ...form }: FormProps & { children: ReactNode }) {
  return (
    <form {...form} className="flex min-h-0 flex-1 flex-col">
      {children}
    </form>
  );
}

/** The scrolling part. `flush` removes the padding. */
function Body({ flush = false, children }: { flush?: boolean; children: ReactNode }) {
  return (
    <div className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain', !flush && 'p-4 md:px-9 md:py-7')}>
      {children}
    </div>
  );
}

function Footer({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t max-sm:[&>.button]:grow max-sm:[&>p]:basis-full px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:ps-9 md:pe-7">
      {children}
    </div>
  );
}
