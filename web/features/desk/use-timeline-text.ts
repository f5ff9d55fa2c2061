import { useTranslation } from 'react-i18next';
import { auditActions } from '#domain/audit/actions.ts';
import { creditReasons } from '#domain/credits/reasons.ts';
import { mailStates } from '#domain/delivery/states.ts';
import { documentKinds } from '#domain/invoices/documents.ts';
import { deviceName } from '#domain/sign-in/device-name.ts';
import type { TimelineEntry } from './customer.ts';

const known = <T extends string>(list: readonly T[], text: string) => list.find((each) => each === text);

/** One sentence for an entry, by its kind. */
export function useTimelineText(): (entry: TimelineEntry) => string {
  const { t } = useTranslation(['desk', 'audit', 'subscription']);
  return ({ kind, what, detail }) => {
    const name = detail ?? '';
    switch (kind) {
      case 'log': {
        const action = known(auditActions, what);
        return action ? t(`audit:actions.${action}`, { name }) : what;
      }
      case 'credits': {
        const reason = known(creditReasons, what);
        return reason ? t(`subscription:history.reason.${reason}`, { title: name }) : what;
      }
      case 'payment':
        return t('timeline.payment', { reference: name });
      case 'invoice':
        return t(`money.document.${known(documentKinds, what) ?? 'invoice'}`, { number: name });
      case 'mail':
        return t('timeline.mail', { to: name, state: t(`mails.states.${known(mailStates, what) ?? 'sent'}`) });
      case 'sign_in': {
        const device = deviceName(what);
        return device ? `${device.browser}, ${device.system}` : t('people.unknownDevice');
      }
      case 'report':
        return t('timeline.report', { name });
      case 'note':
        return name;
    }
  };
}
