import { Icon } from './icon.tsx';
import { Check } from './icons/check.ts';

type FormConfirmationProps = {
  title: string;
  reference: string;
  text: string;
  ways: readonly { to: string; label: string }[];
};

/** Replaces an accepted form. */
export function FormConfirmation({ title, reference, text, ways }: FormConfirmationProps) {
  return (
    <div role="status">
      <p className="mb-5 flex size-14 items-center justify-center rounded-full bg-fir-wash text-fir">
        <Icon of={Check} size={28} />
      </p>
      <h2 className="text-h2">{title}</h2>
      <p className="mt-3 font-semibold">{reference}</p>
      <p className="mt-3 text-ink-2">{text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {ways.map(({ to, label }) => (
          <a key={to} href={to} data-variant="secondary" className="button">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
