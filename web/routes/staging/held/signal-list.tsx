import { useTranslation } from 'react-i18next';
import { formatPrice } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { Held } from './use-release.ts';

type Signal = Held['signals'][number];

export function SignalList({ held }: { held: Held }) {
  const { t } = useTranslation('review');
  return (
    <ul aria-label={t('held.signals')} className="grid gap-4">
      {held.signals.map((signal) => (
        <li key={`${signal.signal} ${signal.text}`} className="grid gap-2 border-amber border-s-4 ps-4">
          <p className="font-semibold">{t(`held.signal.${signal.signal}`)}</p>
          <MarkedText held={held} signal={signal} />
        </li>
      ))}
    </ul>
  );
}

/** A signal's text, marked in the current content. */
function MarkedText({ held: { event, business }, signal }: { held: Held; signal: Signal }) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const { field, text, other } = signal;
  if (field === null || text === null) return null;
  if (field === 'price') {
    return (
      <p className="text-small">
        <mark>{formatPrice(Number(text), language)}</mark>
      </p>
    );
  }
  if (other) {
    return (
      <div className="grid gap-3 md:grid-cols-2">
        <Quote of={t('held.here')} title={event.title} text={text} />
        <Quote of={other.display_name} title={other.title} text={other.description} href={other.page_url} />
      </div>
    );
  }
  const whole = field === 'display_name' ? business.display_name : (event[field] ?? '');
  const at = whole.indexOf(text);
  // Changed since, so shown without context.
  const [before, after] = at < 0 ? ['', ''] : [whole.slice(0, at), whole.slice(at + text.length)];
  return (
    <p className="wrap-anywhere whitespace-pre-line text-ink-2 text-small">
      <span className="sr-only">{t(`held.field.${field}`)}: </span>
      {before}
      <mark>{text}</mark>
      {after}
    </p>
  );
}

function Quote({ of, title, text, href }: { of: string; title: string; text: string; href?: string }) {
  return (
    <blockquote className="wrap-anywhere grid content-start gap-1 rounded-well bg-sunk p-3 text-small">
      <p className="font-semibold">
        {of}: {href ? <a href={href}>{title}</a> : title}
      </p>
      <p className="whitespace-pre-line text-ink-2">{text}</p>
    </blockquote>
  );
}
