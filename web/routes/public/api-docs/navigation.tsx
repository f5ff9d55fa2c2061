import { useTranslation } from 'react-i18next';
import { apiChangesPath } from '#domain/shared/api-changes.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Search } from '#web/ui/icons/search.ts';
import { X } from '#web/ui/icons/x.ts';
import type { ApiPage } from './api-pages.ts';
import { apiPath, apiResources } from './api-pages.ts';
import { useEndpointText } from './endpoint-text.ts';
import type { Endpoint, Shape } from './endpoints.ts';
import { MethodBadge } from './method-badge.tsx';

/** Sections of the overview. */
const guideParts = [
  'start',
  'keys',
  'client',
  'tasks',
  'agents',
  'lists',
  'once',
  'times',
  'limits',
  'errors',
  'versions',
  'app',
] as const;

export const NAVIGATION_ID = 'contents';

/** Search terms besides titles: outer fields of other pages. Those of the open page are read from their anchors. */
function searchTermsOf({ parameters, body }: Endpoint): string {
  return [...parameters, ...(body?.fields ?? [])].map(({ name }) => name).join(' ');
}

const heading = 'px-2.5 font-semibold text-[0.9375rem]/8 text-ink-2';

type Props = {
  /** Undefined on the overview. */
  open?: ApiPage;
  endpoints: readonly Endpoint[];
  shapes: readonly Shape[];
};

/** All calls; on phones a sheet opened by a button. */
export function ApiNavigation({ open, endpoints, shapes }: Props) {
  const { t } = useTranslation('api-docs');
  return (
    <nav
      id={NAVIGATION_ID}
      popover="auto"
      aria-label={t('nav.label')}
      data-print="hide"
      className="api-nav overflow-auto overscroll-contain bg-paper px-3 pt-5 pb-8 text-[0.9375rem]/[1.35] text-ink backdrop:bg-scrim lg:not-open:sticky lg:not-open:inset-[3.5rem_auto_auto] lg:not-open:m-0 lg:not-open:block lg:not-open:max-h-[calc(100dvh-3.5rem)] lg:not-open:w-auto lg:not-open:self-start lg:not-open:border-0 lg:not-open:border-line lg:not-open:border-r open:fixed open:inset-0 open:m-0 open:h-full open:max-h-none open:w-full open:max-w-96 open:shadow-floating"
    >
      <div className="sticky -top-1 z-1 flex items-center gap-2 rounded-button bg-card px-3 [box-shadow:inset_0_0_0_1.5px_var(--edge),0_-1.25rem_0_0.375rem_var(--paper)] focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-2 focus-within:[box-shadow:inset_0_0_0_2px_var(--ink)] no-script:not-in-[:popover-open]:bg-transparent no-script:not-in-[:popover-open]:[box-shadow:none]">
        <Icon of={Search} size={18} className="shrink-0 no-script:hidden" />
        <input
          type="search"
          data-search=""
          aria-label={t('nav.search')}
          aria-keyshortcuts="/"
          placeholder={t('nav.placeholder')}
          autoComplete="off"
          spellCheck={false}
          className="min-h-11 min-w-0 flex-1 text-[1rem] outline-none no-script:hidden"
        />
        <span
          aria-hidden="true"
          className="rounded-badge px-[0.4375rem] py-0.5 text-ink-2 no-script:hidden [box-shadow:inset_0_0_0_1px_var(--edge)] in-[:popover-open]:hidden"
        >
          /
        </span>
        <button
          type="button"
          popoverTarget={NAVIGATION_ID}
          popoverTargetAction="hide"
          aria-label={t('nav.close')}
          className="-me-3 hidden size-11 place-content-center in-[:popover-open]:grid"
        >
          <Icon of={X} />
        </button>
      </div>
      <p data-none="" hidden>
        {t('nav.none')}
      </p>
      <p role="status" data-found="" className="sr-only" />
      <section className="mt-5">
        <h2 className={heading}>{t('nav.start')}</h2>
        <ul>
          {guideParts.map((part) => (
            <li key={part}>
              <a href={`${open ? paths.api : ''}#${part}`}>{t(`guide.${part}.title`)}</a>
            </li>
          ))}
          <li>
            <a href={apiChangesPath} aria-current={open === 'changes' ? 'page' : undefined}>
              {t('guide.news.title')}
            </a>
          </li>
        </ul>
      </section>
      {apiResources.map((resource) => (
        <section key={resource} className="mt-5">
          <h2 className={heading}>
            <a
              href={apiPath(resource)}
              aria-current={resource === open ? 'page' : undefined}
              className="aria-[current]:font-bold aria-[current]:text-ink"
            >
              {t(`resources.${resource}`)}
            </a>
          </h2>
          <ul>
            {endpoints
              .filter((endpoint) => endpoint.resource === resource)
              .map((endpoint) => (
                <EndpointLink key={endpoint.operationId} endpoint={endpoint} isHere={resource === open} />
              ))}
            {resource === open &&
              shapes.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`}>{name}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function EndpointLink({ endpoint, isHere }: { endpoint: Endpoint; isHere: boolean }) {
  const { method, path, operationId, resource } = endpoint;
  const { title } = useEndpointText()(endpoint);
  const address = `${isHere ? '' : apiPath(resource)}#${operationId}`;
  return (
    <li data-path={path} {...(isHere ? {} : { 'data-words': searchTermsOf(endpoint) })}>
      <a href={address}>
        <MethodBadge method={method} isSmall />
        {title}
      </a>
    </li>
  );
}
