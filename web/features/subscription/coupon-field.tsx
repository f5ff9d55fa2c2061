import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { couponLimits } from '#domain/coupons/coupon.ts';
import { useSite } from '#web/shell/use-site.ts';
import { Button } from '#web/ui/button.tsx';
import { Ticket } from '#web/ui/icons/ticket.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { useRedeem } from './use-redeem.ts';

interface CouponFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** The API's code of a checkout. */
  refusal: string | null;
}

/** A coupon: redeemed here if it needs no purchase, else with the next pack; collapsed. */
export function CouponField({ value, onChange, refusal }: CouponFieldProps) {
  const { t } = useTranslation('subscription');
  const [isOpen, setIsOpen] = useState(false);
  const { sells } = useSite();
  const input = useRef<HTMLInputElement>(null);
  const redeeming = useRedeem(() => onChange(''));
  useEffect(() => {
    if (isOpen || refusal) input.current?.focus();
  }, [isOpen, refusal]);
  if (!isOpen) {
    return (
      <Button
        variant="quiet"
        size="compact"
        icon={Ticket}
        className="-ms-4 justify-self-start"
        onClick={() => setIsOpen(true)}
      >
        {t('coupon.open')}
      </Button>
    );
  }
  const code = value.trim();
  const isForPack = redeeming.refusal === 'coupon_for_packs' && redeeming.variables === code;
  const refused = redeeming.variables === code && !isForPack ? redeeming.refusal : null;
  const shown = refusal ?? refused;
  return (
    <form
      className="flex flex-wrap items-start gap-x-4 gap-y-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code && !redeeming.isPending) redeeming.mutate(code);
      }}
    >
      <TextInput
        ref={input}
        className="min-w-60 max-w-sm grow"
        label={t('coupon.label')}
        help={isForPack && sells ? t('coupon.forPack') : t(sells ? 'coupon.help' : 'coupon.helpPilot')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={shown ? t(`coupon.refused.${shown}` as 'coupon.refused.coupon_unknown') : undefined}
        maxLength={couponLimits.codeLength + 10}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" className="sm:mt-7" busy={redeeming.isPending}>
        {t('coupon.redeem')}
      </Button>
    </form>
  );
}
