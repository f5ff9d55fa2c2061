import { Icon } from './icon.tsx';
import { TriangleExclamationPoint } from './icons/triangle-exclamation-point.ts';

type FormErrorSummaryProps = {
  title: string;
  /** Includes that nothing is lost. */
  reason: string;
  /** Invalid fields, by control id. */
  wrong: readonly { id: string; label: string }[];
};

/** Above a form returned by the server, with links to invalid fields. */
export function FormErrorSummary({ title, reason, wrong }: FormErrorSummaryProps) {
  return (
    <div role="alert" className="flex gap-3 rounded-well bg-oxblood-wash p-4 text-oxblood">
      <Icon of={TriangleExclamationPoint} className="mt-0.5 shrink-0" />
      <div>
        <strong className="block text-label">{title}</strong>
        {reason}
        {wrong.length > 0 && (
          <ul className="mt-1 grid">
            {wrong.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-11 items-center underline underline-offset-[0.22em]">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
