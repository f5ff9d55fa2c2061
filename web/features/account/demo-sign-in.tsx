import { useTranslation } from 'react-i18next';
import { demoSignIn } from '#domain/shared/demo.ts';
import { Button } from '#web/ui/button.tsx';
import { Well } from '#web/ui/panel.tsx';

/** The demo's public credentials, filled in by the login's script. */
export function DemoSignIn() {
  const { t } = useTranslation('login');
  return (
    <Well className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h2 className="text-label">{t('demo.title')}</h2>
        <p className="wrap-anywhere text-small">
          <span className="select-all">{demoSignIn.email}</span>
          <br />
          <span className="select-all">{demoSignIn.password}</span>
        </p>
      </div>
      <Button variant="secondary" size="compact" data-fill={JSON.stringify(demoSignIn)}>
        {t('demo.fill')}
      </Button>
    </Well>
  );
}
