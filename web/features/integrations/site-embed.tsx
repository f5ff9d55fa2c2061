import { createElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmbedOptions } from '#domain/guest-pages/embed.ts';
import {
  EMBED_SCRIPT_PATH,
  EMBED_TAG,
  embedAttributes,
  embedSizes,
  embedThemes,
  readEmbedOptions,
} from '#domain/guest-pages/embed.ts';
import { accentNames } from '#domain/profile/accents.ts';
import { languages } from '#domain/shared/language.ts';
import { useBusinessPage } from '#web/member/use-business-page.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ChevronDown } from '#web/ui/icons/chevron-down.ts';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { CopiedField } from './copied-field.tsx';
import { elementCode, frameCode, slugIn } from './embed-code.ts';
import { SectionCard } from './section-card.tsx';

const counts = ['1', '2', '3', '4', '6', '8', '12', '20'];

export function SiteEmbed() {
  const { t } = useTranslation('integrations');
  const { data } = useBusinessPage();
  const [options, setOptions] = useState(() => readEmbedOptions(() => null));
  if (!data || data.page_url === null) return null;
  const embedded = { page: data.page_url, options, words: t('embed.link') };
  return (
    <SectionCard isFolded id="embed" title={t('embed.title')} text={t('embed.text')}>
      {!data.is_public && <p className="max-w-text font-semibold">{t('embed.notPublic')}</p>}
      <Choices options={options} onChange={(changes) => setOptions({ ...options, ...changes })} />
      {data.is_public && <Preview page={data.page_url} options={options} />}
      <div className="grid gap-6 lg:grid-cols-2 lg:[&_textarea]:min-h-44">
        <CopiedField
          label={t('embed.code')}
          help={t('embed.codeHelp')}
          value={elementCode(embedded)}
          copyLabel={t('embed.codeCopy')}
          rows={6}
        />
        <CopiedField
          label={t('embed.frame')}
          help={t('embed.frameHelp')}
          value={frameCode(embedded)}
          copyLabel={t('embed.frameCopy')}
          rows={6}
        />
      </div>
    </SectionCard>
  );
}

type ChoicesProps = { options: EmbedOptions; onChange: (changes: Partial<EmbedOptions>) => void };

function Choices({ options, onChange }: ChoicesProps) {
  const { t } = useTranslation(['integrations', 'shell', 'profile']);
  /** Parses a choice like an attribute. */
  const read = (name: keyof EmbedOptions) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    onChange({ [name]: readEmbedOptions((asked) => (asked === name ? value : null))[name] });
  };
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5 md:gap-x-5 lg:grid-cols-3">
      <Select
        label={t('embed.size')}
        value={options.size}
        onChange={read('size')}
        options={embedSizes.map((value) => ({ value, label: t(`embed.sizes.${value}`) }))}
      />
      <Select
        label={t('embed.count')}
        value={String(options.count)}
        onChange={read('count')}
        options={counts.map((value) => ({ value, label: value }))}
      />
      <Select
        className="max-sm:col-span-2"
        label={t('embed.accent')}
        value={options.accent ?? ''}
        onChange={read('accent')}
        options={[
          { value: '', label: t('embed.accentNone') },
          ...accentNames.map((value) => ({ value, label: t(`profile:branding.colors.${value}`) })),
        ]}
      />
      <Select
        className="max-sm:col-span-2"
        label={t('embed.theme')}
        value={options.theme}
        onChange={read('theme')}
        options={embedThemes.map((value) => ({ value, label: t(`embed.themes.${value}`) }))}
      />
      <Select
        className="max-sm:col-span-2"
        label={t('embed.language')}
        value={options.lang ?? ''}
        onChange={read('lang')}
        options={[
          { value: '', label: t('embed.languageAuto') },
          ...languages.map((value) => ({ value, label: t(`shell:language.${value}`) })),
        ]}
      />
      <Switch
        label={t('embed.hours')}
        checked={options.hours}
        onChange={(event) => onChange({ hours: event.currentTarget.checked })}
        className="self-end max-sm:col-span-2"
      />
    </div>
  );
}

/** The actual element; collapsed on phones. */
function Preview({ page, options }: { page: string; options: EmbedOptions }) {
  const { t } = useTranslation('integrations');
  const isNarrow = useNarrow();
  const element = (
    <div className="rounded-card border border-line">
      <script async src={EMBED_SCRIPT_PATH} />
      {createElement(EMBED_TAG, { business: slugIn(page), ...embedAttributes(options) })}
    </div>
  );
  if (isNarrow) {
    return (
      <details className="group">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-field bg-sunk px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {t('embed.preview')}
          <Icon of={ChevronDown} size={18} className="shrink-0 group-open:rotate-180" />
        </summary>
        <div className="pt-3">{element}</div>
      </details>
    );
  }
  return (
    <figure className="grid gap-2">
      <figcaption className="font-semibold">{t('embed.preview')}</figcaption>
      {element}
    </figure>
  );
}
