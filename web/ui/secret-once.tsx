import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Check } from './icons/check.ts';
import { Copy } from './icons/copy.ts';
import { TextArea } from './text-area.tsx';
import { useCopy } from './use-copy.ts';

type SecretOnceProps = {
  title: string;
  text: string;
  label: string;
  secret: string;
  words: { copy: string; copied: string; copyFailed: string; done: string };
  onDone: () => void;
  headingLevel: 'h2' | 'h3';
  children?: ReactNode;
};

/** A secret shown only once, until the person confirms saving it. */
export function SecretOnce({
  title,
  text,
  label,
  secret,
  words,
  onDone,
  headingLevel: Heading,
  children,
}: SecretOnceProps) {
  const ref = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(secret);

  useEffect(() => {
    // The closing dialog or menu restores the focus to its button first.
    const timer = setTimeout(() => ref.current?.focus(), 100);
    return () => clearTimeout(timer);
  }, []);

  return (
    <section ref={ref} tabIndex={-1} aria-label={title} className="grid gap-4 rounded-well bg-fir-wash p-4 md:p-6">
      <div className="grid gap-1">
        <Heading className="wrap-anywhere text-h4">{title}</Heading>
        <p className="text-ink-2">{text}</p>
      </div>
      <TextArea
        label={label}
        value={secret}
        readOnly
        rows={2}
        autoComplete="off"
        spellCheck={false}
        className="[&_textarea]:min-h-0 [&_textarea]:break-all"
        onFocus={(event) => event.currentTarget.select()}
        help={state === 'failed' ? words.copyFailed : undefined}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button icon={state === 'copied' ? Check : Copy} onClick={() => void copy()}>
          {state === 'copied' ? words.copied : words.copy}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {words.done}
        </Button>
      </div>
      {children && <div className="empty:hidden">{children}</div>}
      <p role="status" className="sr-only">
        {state === 'copied' && words.copied}
        {state === 'failed' && words.copyFailed}
      </p>
    </section>
  );
}
