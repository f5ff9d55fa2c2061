import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { worstDeviceAccuracyM } from '#domain/geography/place.ts';
import { formatMetres } from '#i18n/format.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { LocateFixed } from '#web/ui/icons/locate-fixed.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { usePlace } from './use-place.ts';

/** The location guests see, with ways to refine it. */
export function PlaceSection({ address }: { address: string }) {
  const { t } = useTranslation('business-data');
  const language = useLanguage();
  const mayEdit = usePermission('edit_user_view');
  const [pasted, setPasted] = useState('');
  const { place, fault, far, isLocating, isSaving, locate, paste, confirm, reset, clear } = usePlace(address);
  const metres = (value: number) => formatMetres(value, language);
  if (place === undefined) return null;

  return (
    <section aria-labelledby="business-place" className="mb-6 grid gap-4">
      <div className="flex items-start gap-5">
        <Rings isExact={place !== null && place.source !== 'postcode'} />
        <div className="min-w-0">
          <h4 id="business-place" className="text-h4">
            {t('place.title')}
          </h4>
          <p className="mt-1 text-ink-2 text-small">{t('place.lead')}</p>
          <p className="mt-2 font-medium" aria-live="polite">
            {place ? t(`place.source.${place.source}`, { accuracy: metres(place.accuracy_m) }) : t('place.unknown')}
          </p>
          {place && (
            <p className="text-ink-3 text-small tabular-nums">
              {place.latitude.toFixed(5)}, {place.longitude.toFixed(5)}
            </p>
          )}
        </div>
      </div>
      {mayEdit && (
        <>
          {place?.source === 'postcode' && <p className="text-small">{t('place.refine')}</p>}
          <div>
            <Button
              variant="secondary"
              icon={LocateFixed}
              busy={isLocating}
              busyLabel={t('place.locating')}
              onClick={locate}
            >
              {t('place.device')}
            </Button>
          </div>
          <form
            noValidate
            className="grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_auto]"
            onSubmit={(event) => {
              event.preventDefault();
              paste(pasted);
            }}
          >
            <TextInput
              label={t('place.paste')}
              help={t('place.pasteHelp')}
              error={
                fault
                  ? t(`place.${fault.kind}`, {
                      accuracy: metres(fault.accuracyM),
                      needed: metres(worstDeviceAccuracyM),
                    })
                  : undefined
              }
              value={pasted}
              autoComplete="off"
              onChange={(event) => {
                setPasted(event.target.value);
                clear();
              }}
            />
            <Button type="submit" variant="secondary" busy={isSaving} className="md:mt-6">
              {t('place.apply')}
            </Button>
          </form>
          {far !== null && (
            <div role="alert" className="grid justify-items-start gap-3">
              <p>{t('place.far', { distance: metres(far) })}</p>
              <Button onClick={confirm} busy={isSaving}>
                {t('place.farYes')}
              </Button>
            </div>
          )}
          {place?.source === 'owner' && (
            <div>
              <Button variant="quiet" onClick={reset}>
                {t('place.reset')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** Narrow rings mean an exact place. */
function Rings({ isExact }: { isExact: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 72 72" className="size-18 shrink-0">
      <circle cx="36" cy="36" r="35" className="fill-amber/25" />
      <circle cx="36" cy="36" r={isExact ? 14 : 26} className="fill-amber/60" />
      <circle cx="36" cy="36" r="6" className="fill-tomato" />
    </svg>
  );
}
