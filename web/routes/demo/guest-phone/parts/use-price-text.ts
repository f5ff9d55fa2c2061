import { useTranslation } from 'react-i18next';
import { formatPrice } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';

type Entry = Pick<ApiAnswer<'readAppEvent'>, 'ticket_type' | 'ticket_price' | 'box_office' | 'box_office_price'>;

/** True when nobody pays to get in. */
export function isFree({ ticket_type: type, box_office: hasBoxOffice }: Entry): boolean {
  return type !== 'paid' && !hasBoxOffice;
}

/** What it costs to get in. */
export function usePriceText(): (event: Entry) => string {
  const { t } = useTranslation('guest-phone');
  const language = useLanguage();
  return (event) => {
    if (isFree(event)) return t('price.free');
    const cents = event.ticket_type === 'paid' ? event.ticket_price : event.box_office_price;
    return cents === null ? t('price.open') : t('price.paid', { price: formatPrice(cents, language, 'short') });
  };
}
