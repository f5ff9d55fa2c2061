import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { ExternalLink } from '#web/ui/icons/external-link.ts';

/** Browser-like address bar; a link once the page is public. */
export function PageBar({ url, isOpen }: { url: string | null; isOpen: boolean }) {
  const { t } = useTranslation('profile');
  const text = url?.replace(/^https?:\/\//, '');
  return (
    <div className="flex min-h-12 items-center gap-3 border-line border-b bg-card px-4">
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-line" />
      {isOpen && url ? (
        <a
          href={new URL(url).pathname}
          target="_blank"
          rel="noopener"
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 font-semibold text-small underline-offset-4 hover:underline"
        >
          <span className="truncate">{text}</span>
          <Icon of={ExternalLink} size={16} className="ms-auto shrink-0" />
          <span className="sr-only">{t('guestView.open')}</span>
        </a>
      ) : (
        <span className="min-w-0 py-2 text-ink-2 text-small">{text ?? t('guestView.noAddress')}</span>
      )}
    </div>
  );
}
