import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowRight } from '#web/ui/icons/arrow-right.ts';
import { Pencil } from '#web/ui/icons/pencil.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { Trash } from '#web/ui/icons/trash.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { PlainSubmit } from '#web/ui/plain-submit.tsx';
import type { Specimens } from './specimen.tsx';
import { State } from './specimen.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'danger-outline', 'danger-quiet'] as const;
const row = 'flex flex-wrap items-center gap-3';

function Buttons() {
  const { t } = useTranslation('kit');
  return (
    <>
      <State name="default" isWide>
        <div className={row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
      </State>
      <State name="onDrawing" isWide>
        <div className={`${row} rounded-well bg-pic-amber p-4`}>
          <Button variant="on-color">on-color</Button>
          <Button variant="on-drawing">on-drawing</Button>
          <Button variant="on-drawing-outline">on-drawing-outline</Button>
        </div>
      </State>
      <State name="icon">
        <div className={row}>
          <Button icon={Plus}>{t('sample.save')}</Button>
          <Button variant="secondary" iconEnd={ArrowRight}>
            {t('sample.next')}
          </Button>
        </div>
      </State>
      <State name="compact">
        <div className={row}>
          <Button size="compact">{t('sample.save')}</Button>
          <Button size="compact" variant="secondary" icon={Pencil}>
            {t('sample.edit')}
          </Button>
        </div>
      </State>
      <State name="busy">
        <div className={row}>
          <Button busy busyLabel={t('sample.saving')}>
            {t('sample.save')}
          </Button>
          <Button busy variant="secondary" icon={Plus}>
            {t('sample.save')}
          </Button>
        </div>
      </State>
      <State name="disabled">
        <Button disabled>{t('sample.save')}</Button>
      </State>
      <State name="reason">
        <Button disabledReason={t('sample.reason')}>{t('sample.save')}</Button>
      </State>
      <State name="long">
        <Button variant="secondary">{t('sample.long')}</Button>
      </State>
    </>
  );
}

function ButtonLinks() {
  const { t } = useTranslation('kit');
  return (
    <>
      <State name="default">
        <ButtonLink to={paths.home}>{t('sample.home')}</ButtonLink>
      </State>
      <State name="icon">
        <ButtonLink to={paths.home} variant="secondary" size="compact" iconEnd={ArrowRight}>
          {t('sample.next')}
        </ButtonLink>
      </State>
    </>
  );
}

function IconButtons() {
  const { t } = useTranslation('kit');
  return (
    <>
      <State name="default">
        <div className={row}>
          <IconButton icon={Trash} label={t('sample.removeNamed')} />
          <IconButton icon={Pencil} variant="secondary" label={t('sample.edit')} />
          <IconButton icon={Plus} variant="primary" size="normal" label={t('sample.save')} />
        </div>
      </State>
      <State name="busy">
        <IconButton icon={Trash} busy label={t('sample.removeNamed')} />
      </State>
      <State name="disabled">
        <IconButton icon={Trash} aria-disabled label={t('sample.removeNamed')} />
      </State>
    </>
  );
}

function PageLinks() {
  const { t } = useTranslation('kit');
  return (
    <State name="default">
      <p>
        {t('sample.sentence')} <PageLink to={paths.faq}>{t('sample.sentenceLink')}</PageLink>.
      </p>
    </State>
  );
}

/** On plain pages the script does this. */
function markBusy(form: HTMLFormElement | null): void {
  form?.querySelector('button')?.setAttribute('aria-busy', 'true');
}

function PlainSubmits() {
  const { t } = useTranslation('kit');
  const submit = <PlainSubmit busyLabel={t('sample.saving')}>{t('sample.save')}</PlainSubmit>;
  return (
    <>
      <State name="default">
        <form onSubmit={(event) => event.preventDefault()}>{submit}</form>
      </State>
      <State name="busy">
        <form ref={markBusy} onSubmit={(event) => event.preventDefault()}>
          {submit}
        </form>
      </State>
    </>
  );
}

export const actions = {
  button: Buttons,
  'button-link': ButtonLinks,
  'icon-button': IconButtons,
  'page-link': PageLinks,
  'plain-submit': PlainSubmits,
} satisfies Specimens;
