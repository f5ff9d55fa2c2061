import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastProvider } from '#web/ui/toast.tsx';

type AccountFrameProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A drawing below the text, on wide screens. */
  drawing?: ReactNode;
  /** The coloured field; the same as the screen's ground. */
  field: string;
  children: ReactNode;
};

/** A screen with one form: text on colour at the start, the form on a card at the end. */
export function AccountFrame({ title, lead, drawing, field, children }: AccountFrameProps) {
  const { t } = useTranslation('account');
  return (
    <div data-theme="light" className={`${field} text-pic-ink`}>
      <div className="container-page grid gap-x-16 pt-4 lg:grid-cols-[1fr_30rem] lg:pt-10">
        <div className="flex flex-col max-lg:pb-6">
          <h1 className="wrap-anywhere text-display-2">{title}</h1>
          {lead && <p className="mt-4 font-medium text-lead">{lead}</p>}
          {drawing}
        </div>
        <ToastProvider label={t('messages')} closeLabel={t('closeMessage')}>
          <div className="rounded-t-panel bg-card p-6 text-ink max-md:-mx-4 md:p-10 lg:mb-16 lg:self-start lg:rounded-panel">
            {children}
          </div>
        </ToastProvider>
      </div>
    </div>
  );
}
