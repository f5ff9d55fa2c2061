import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastProvider } from '#web/ui/toast.tsx';
import { FormOnField } from './form-on-field.tsx';

/** A hydrated form on a coloured field, with toasts. */
export function AccountFrame({ children, ...rest }: ComponentProps<typeof FormOnField>) {
  const { t } = useTranslation('account');
  return (
    <FormOnField {...rest}>
      <ToastProvider label={t('messages')} closeLabel={t('closeMessage')}>
        {children}
      </ToastProvider>
    </FormOnField>
  );
}
