import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { couponLimits } from '#domain/coupons/coupon.ts';
import { Button } from '#web/ui/button.tsx';
import { Ticket } from '#web/ui/icons/ticket.ts';
import { TextInput } from '#web/ui/text-input.tsx';

interface CouponFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** The API's code. */
  refusal: string | null;
}

/** A coupon for the next pack; collapsed. */
export function CouponField({ value, onChange, refusal }: CouponFieldProps) {
  const { t } = useTranslation('subscription');
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
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
  return (
    <TextInput
      ref={input}
      className="max-w-sm"
      label={t('coupon.label')}
      help={t('coupon.help')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={refusal ? t(`coupon.refused.${refusal}` as 'coupon.refused.coupon_unknown') : undefined}
      maxLength={couponLimits.codeLength + 10}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
