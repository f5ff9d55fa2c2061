import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ChevronDown } from '#web/ui/icons/chevron-down.ts';

/** Open beside the text, where CSS can keep details open. */
const OPEN_BESIDE_TEXT =
  'lg:[&::details-content]:block lg:[&::details-content]:[block-size:auto] lg:[&::details-content]:[content-visibility:visible]';

type ContentsProps = { sections: readonly { id: string; title: string }[]; className?: string };

/** Contents: collapsed on phones. The script adds search hits and marks the current section. */
export function Contents({ sections, className }: ContentsProps) {
  const { t } = useTranslation('legal');
  return (
    // Scrolls beside long texts, also by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
    <nav tabIndex={0} aria-label={t('contents')} data-contents="" className={cx('relative min-h-0', className)}>
      <details className={cx('group/contents', OPEN_BESIDE_TEXT)}>
        <summary className="flex min-h-12 list-none items-center justify-between rounded-field bg-card px-3.5 font-semibold shadow-[inset_0_0_0_1.5px_var(--edge)] lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          {t('contents')}
          <Icon of={ChevronDown} size={18} className="shrink-0 group-open/contents:rotate-180" />
        </summary>
        <ol className="max-lg:pt-2">
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-3 border-transparent border-l-4 py-1.5 pl-3 text-[0.9375rem] text-ink-2 hover:text-ink hover:underline hover:underline-offset-[0.22em] aria-[current]:border-tomato aria-[current]:font-semibold aria-[current]:text-ink data-miss:text-ink-3 lg:-ml-4"
              >
                <span
                  data-number={index + 1}
                  className="w-6 shrink-0 tabular-nums before:content-[attr(data-number)]"
                />
                <span className="grow">{title}</span>
                <b
                  hidden
                  className="inline-flex h-6 min-w-6 shrink-0 items-center justify-center rounded-badge bg-amber-wash px-1.5 text-amber-text text-badge tabular-nums"
                >
                  <span className="sr-only">{t('search.hitsLabel')}</span>0
                </b>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
