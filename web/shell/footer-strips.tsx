import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';

type FooterStripsProps = { of: 'support' | 'legal'; className?: string };

export function FooterStrips({ of, className }: FooterStripsProps) {
  const { t } = useTranslation('shell');
  return (
    <ul className={cx('flex min-w-0', className)}>
      {Object.entries(t(`footer.${of}`, { returnObjects: true })).map(([path, label]) => (
        <li key={path} className="group min-w-0 flex-1 bg-pic-amber">
          <a
            href={path}
            className="border-pic-ink/60 border-dashed group-not-first:border-l-2 flex h-34 origin-top items-center justify-center bg-pic-amber font-medium text-[0.9375rem] transition-[rotate] duration-200 ease-out hover:rotate-3 focus-visible:relative focus-visible:z-10 focus-visible:-outline-offset-4"
          >
            <span className="[text-orientation:sideways] [writing-mode:vertical-rl]">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A torn-off strip; hidden on narrow phones for space. */
export function TornGap() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 180 8"
      preserveAspectRatio="none"
      className="block h-2 min-w-0 flex-1 fill-pic-amber max-[25rem]:hidden"
    >
      <path d="M0 0h180v3l-14 3-18-4-22 5-20-5-24 6-18-4-22 3-20-5L0 6z" />
    </svg>
  );
}
