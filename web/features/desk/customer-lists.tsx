import { useTranslation } from 'react-i18next';
import { formatDay, formatInstant, formatInstantDay } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Customer } from './customer.ts';
import { FoldedRows, Row, Section } from './section.tsx';

export function CustomerEvents({ events: { data, total } }: { events: Customer['events'] }) {
  const { t } = useTranslation(['desk', 'events']);
  const language = useLanguage();
  return (
    <Section id="events" title={t('events.title', { count: total })} empty={total === 0 ? t('events.none') : undefined}>
      <FoldedRows>
        {data.map((event) => (
          <Row
            key={event.id}
            title={
              <a href={event.path} className="target-44 text-link">
                {event.title || t('events.untitled')}
              </a>
            }
            notes={[
              event.event_date && formatDay(event.event_date, language),
              event.start_time,
              event.code,
              t('events.joined', { count: event.joined_count }),
            ]}
            end={
              <>
                <Badge tone="outline">{t(`events:status.${event.status}`)}</Badge>
                {event.is_held && <Badge tone="amber">{t('events.held')}</Badge>}
                {event.is_hidden && <Badge tone="oxblood">{t('events.hidden')}</Badge>}
              </>
            }
          />
        ))}
      </FoldedRows>
    </Section>
  );
}

const mailTones: Record<Customer['mails'][number]['state'], BadgeTone> = {
  queued: 'sunk',
  sent: 'outline',
  delivered: 'fir',
  bounced: 'oxblood',
  complained: 'oxblood',
  suppressed: 'oxblood',
  failed: 'amber',
};

export function CustomerMails({ mails }: { mails: Customer['mails'] }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  return (
    <Section id="mails" title={t('mails.title')} empty={mails.length === 0 ? t('mails.none') : undefined}>
      <FoldedRows>
        {mails.map((mail) => (
          <Row
            key={mail.id}
            title={mail.to}
            notes={[
              formatInstant(mail.created_at, language),
              mail.kind,
              mail.delayed_at && t('mails.delayed', { at: formatInstant(mail.delayed_at, language) }),
              mail.reason,
            ]}
            end={<Badge tone={mailTones[mail.state]}>{t(`mails.states.${mail.state}`)}</Badge>}
          />
        ))}
      </FoldedRows>
    </Section>
  );
}

export function CustomerIntegrations({
  webhooks,
  keys,
}: {
  webhooks: Customer['webhooks'];
  keys: Customer['api_keys'];
}) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const isEmpty = webhooks.length + keys.length === 0;
  return (
    <Section id="integrations" title={t('hooks.title')} empty={isEmpty ? t('hooks.none') : undefined}>
      <FoldedRows>
        {webhooks.map((hook) => {
          const failed = hook.recent_deliveries.filter(({ status }) => status === 'failed').length;
          const isBad = hook.status === 'disabled' || hook.failing_since !== null;
          return (
            <Row
              key={hook.id}
              title={hook.url}
              notes={[
                t('hooks.recent', { count: hook.recent_deliveries.length, failed }),
                hook.failing_since && t('hooks.failing', { at: formatInstant(hook.failing_since, language) }),
                hook.test && t('hooks.test'),
              ]}
              end={
                <Badge tone={isBad ? 'oxblood' : 'fir'}>
                  {t(hook.status === 'disabled' ? 'hooks.off' : isBad ? 'hooks.bad' : 'hooks.good')}
                </Badge>
              }
            />
          );
        })}
        {keys.map((key) => (
          <Row
            key={key.id}
            title={t('hooks.key', { name: key.name })}
            notes={[
              `${key.prefix}…${key.ending ?? ''}`,
              key.test && t('hooks.test'),
              key.last_used_at
                ? t('hooks.used', { at: formatInstant(key.last_used_at, language) })
                : t('hooks.neverUsed'),
              key.expires_at && t('hooks.until', { day: formatInstantDay(key.expires_at, language) }),
            ]}
          />
        ))}
      </FoldedRows>
    </Section>
  );
}

/** Measures and reports; decided at their own screens. */
export function CustomerConduct({ measures, reports }: Pick<Customer, 'measures' | 'reports'>) {
  const { t } = useTranslation(['desk', 'measures', 'reports']);
  const language = useLanguage();
  const isEmpty = measures.length + reports.length === 0;
  return (
    <Section id="conduct" title={t('conduct.title')} empty={isEmpty ? t('conduct.none') : undefined}>
      <FoldedRows>
        {measures.map((measure) => (
          <Row
            key={measure.id}
            title={t(`measures:kinds.${measure.kind}.name`)}
            notes={[formatInstantDay(measure.imposed_at, language), measure.imposed_by, measure.facts]}
            end={
              <Badge tone={measure.in_force ? 'oxblood' : 'sunk'}>
                {t(measure.in_force ? 'conduct.inForce' : measure.ended_at ? 'conduct.ended' : 'conduct.coming')}
              </Badge>
            }
          />
        ))}
        {reports.map((report) => (
          <Row
            key={report.id}
            title={t('conduct.report', {
              kinds: report.kinds.map((kind) => t(`reports:kinds.${kind}.label`)).join(', '),
            })}
            notes={[formatInstantDay(report.first_reported_at, language), report.name]}
            end={
              <Badge tone={report.decided_at ? 'sunk' : 'amber'}>
                {t(report.decided_at ? 'conduct.decided' : 'conduct.open')}
              </Badge>
            }
          />
        ))}
      </FoldedRows>
    </Section>
  );
}

export function CustomerNotes({ notes }: { notes: Customer['notes'] }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  return (
    <Section id="notes" title={t('notes.title')} empty={notes.length === 0 ? t('notes.none') : undefined}>
      <FoldedRows>
        {notes.map((note) => (
          <Row key={note.id} title={note.text} notes={[note.written_by, formatInstant(note.created_at, language)]} />
        ))}
      </FoldedRows>
    </Section>
  );
}
