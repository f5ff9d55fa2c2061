import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { FieldMessage } from './field.tsx';
import { Upload } from './icons/upload.ts';

type FileDropProps = {
  /** Anchor. */
  id?: string;
  label: string;
  /** For a context that already shows the label. */
  hideLabel?: boolean;
  /** Allowed types and size. */
  help?: ReactNode;
  error?: string | null;
  buttonLabel: string;
  /** Primary action of its region. */
  isPrimary?: boolean;
  /** "or drop it here". */
  dropHint?: string;
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  /** 0 to 100 while uploading. */
  progress?: number | null;
  /** "Uploading, 40 %", announced every 25 %. */
  progressLabel?: (percent: number) => string;
  /** The current image, 4:3. */
  preview?: ReactNode;
  /** E.g. remove, cancel. */
  actions?: ReactNode;
  /** Reason why no more files are accepted; replaces the button. */
  closed?: ReactNode;
  className?: string;
  /** Existing files, at the bottom. */
  children?: ReactNode;
};

/** A file button; the whole area is a drop target. */
export function FileDrop({ progress = null, ...props }: FileDropProps) {
  const messageId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => files?.length && props.onFiles([...files].slice(0, props.multiple ? 99 : 1));
  const isBusy = progress !== null;

  return (
    <fieldset
      id={props.id}
      aria-describedby={messageId}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!isBusy && !props.closed) take(event.dataTransfer.files);
      }}
      className={cx(
        'flex min-w-0 flex-wrap items-center gap-5 rounded-well outline-2 outline-transparent outline-offset-8 transition-colors',
        isOver && 'outline-ink',
        props.className,
      )}
    >
      <legend className="sr-only">{props.label}</legend>
      {props.preview && (
        <div className="aspect-4/3 w-42 shrink-0 overflow-hidden rounded-well bg-sunk *:size-full *:object-cover">
          {props.preview}
        </div>
      )}
      <div className="grid min-w-0 flex-[1_1_8rem] gap-1">
        {!props.hideLabel && (
          <span aria-hidden="true" className="text-label">
            {props.label}
          </span>
        )}
        <FieldMessage id={messageId} help={props.help} error={props.error} />
        {isBusy ? (
          <Progress percent={progress} label={props.progressLabel} />
        ) : props.closed ? (
          <p className="mt-1 text-small">{props.closed}</p>
        ) : (
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <Button
              variant={props.isPrimary ? 'primary' : 'secondary'}
              size="compact"
              icon={Upload}
              onClick={() => inputRef.current?.click()}
            >
              {props.buttonLabel}
            </Button>
            {props.dropHint && (
              <span className="text-help text-ink-3 max-md:hidden pointer-coarse:hidden">{props.dropHint}</span>
            )}
            {props.actions}
          </div>
        )}
        <input
          ref={inputRef}
          type="file"
          hidden
          accept={props.accept}
          multiple={props.multiple}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
      {props.children}
    </fieldset>
  );
}

function Progress({ percent, label }: { percent: number; label?: (percent: number) => string }) {
  const words = label ?? ((value: number) => `${value} %`);
  return (
    <div className="mt-2 grid gap-1.5">
      <progress value={percent} max={100} aria-label={words(Math.round(percent))} className="progress" />
      <span className="text-help text-ink-2 tabular-nums">{words(Math.round(percent))}</span>
      <span role="status" className="sr-only">
        {words(Math.floor(percent / 25) * 25)}
      </span>
    </div>
  );
}
