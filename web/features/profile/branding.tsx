import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Accent } from '#domain/profile/accents.ts';
import { accentNames, accents, wordsOnAccent } from '#domain/profile/accents.ts';
import { cardImage } from '#domain/shared/image.ts';
import { mediaAddress } from '#web/api/media-address.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { usePlan } from '#web/member/use-plan.ts';
import { tabPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Trash } from '#web/ui/icons/trash.ts';
import { useBranding } from './use-branding.ts';
import type { Profile } from './use-profile.ts';

type BrandingProps = { profile: Profile; onChanged: (present: Tagged<Profile>) => void };

/** Accent and logo, saved immediately; available by plan. */
export function Branding({ profile, onChanged }: BrandingProps) {
  const { t } = useTranslation('profile');
  const plan = usePlan().data;
  const branding = useBranding(onChanged);
  if (!plan) return null;
  const isGiven = plan.branding;
  const { logo_url: logo } = profile;
  const accent = branding.chosen === undefined ? profile.accent : branding.chosen;
  const mayRemove = logo !== null && (
    <Button variant="danger-quiet" size="compact" icon={Trash} onClick={branding.remove}>
      {t('branding.removeLogo')}
    </Button>
  );
  const preview = logo !== null && <img src={mediaAddress(cardImage(logo))} alt="" className="object-contain! p-2" />;
  return (
    <section aria-labelledby="branding">
      <h4 id="branding" className="text-h4">
        {t('branding.title')}
      </h4>
      <p className="mt-1 mb-5 text-ink-2">{t('branding.lead')}</p>
      {!isGiven && (
        <p className="rounded-well bg-sunk p-4">
          {t(accent !== null || logo !== null ? 'branding.resting' : 'branding.needsPlan')}{' '}
          <Link to={tabPath('subscription')} className="text-link">
            {t('branding.toPlans')}
          </Link>
        </p>
      )}
      {(isGiven || accent !== null) && <AccentField accent={accent} isGiven={isGiven} onChoose={branding.choose} />}
      {(isGiven || logo !== null) && (
        <FileDrop
          label={t('branding.logo')}
          help={t('branding.logoHelp')}
          error={branding.error}
          buttonLabel={t(logo ? 'image.replace' : 'branding.chooseLogo')}
          dropHint={t('image.drop')}
          accept="image/*"
          className="mt-7 max-sm:flex-col max-sm:items-start max-sm:gap-3"
          onFiles={([file]) => file && branding.upload(file)}
          progress={branding.percent}
          progressLabel={(percent) => t('image.progress', { percent })}
          preview={preview}
          actions={mayRemove}
          closed={!isGiven && mayRemove}
        />
      )}
    </section>
  );
}

type AccentFieldProps = { accent: Accent | null; isGiven: boolean; onChoose: (accent: Accent | null) => void };

/** Accents with sample text. Removing one needs no plan. */
function AccentField({ accent, isGiven, onChoose }: AccentFieldProps) {
  const { t } = useTranslation('profile');
  const name = useId();
  return (
    <FieldGroup label={t('branding.accent')} help={t('branding.accentHelp')}>
      <div className="mb-2 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {(isGiven ? [null, ...accentNames] : [null, accent]).map((each) => (
          <label
            key={each}
            className={cx(
              'grid gap-2 rounded-card bg-card p-2.5 inset-ring-[1.5px] inset-ring-edge',
              'has-checked:inset-ring-[3px] has-checked:inset-ring-ink has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:border',
            )}
          >
            <svg viewBox="0 0 96 36" aria-hidden="true" className="w-full rounded-field">
              <rect
                width="96"
                height="36"
                fill={each ? accents[each] : 'none'}
                className={each ? undefined : 'fill-sunk'}
              />
              {each && (
                <text x="10" y="25" fontSize="20" fontWeight="700" fill={wordsOnAccent}>
                  Aa
                </text>
              )}
            </svg>
            <span className="flex min-h-7 items-center gap-2 font-medium text-small">
              <input
                type="radio"
                name={name}
                className="tick outline-none"
                checked={accent === each}
                disabled={!isGiven && each !== null}
                onChange={() => onChoose(each)}
              />
              {t(`branding.colors.${each ?? 'none'}`)}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
