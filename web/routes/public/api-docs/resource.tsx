import { useTranslation } from 'react-i18next';
import { PageHead } from '#web/shell/page-head.tsx';
import type { ApiResource } from './api-pages.ts';
import { apiPath } from './api-pages.ts';
import { toJson } from './calls.ts';
import { CodePanel } from './code.tsx';
import { DocsFrame } from './docs-frame.tsx';
import { DocsTitle } from './docs-title.tsx';
import { EndpointSection } from './endpoint-section.tsx';
import { readEndpoints, shapesOf } from './endpoints.ts';
import { FieldList } from './field-list.tsx';
import { Part } from './part.tsx';
import { WebhookGuide } from './webhook-guide.tsx';

export function Resource({ resource }: { resource: ApiResource }) {
  const { t } = useTranslation('api-docs');
  const name = t(`resources.${resource}`);
  const endpoints = readEndpoints();
  const here = endpoints.filter((endpoint) => endpoint.resource === resource);
  const shapes = shapesOf(here);
  const names = new Set(shapes.map((shape) => shape.name));
  return (
    <DocsFrame open={resource} endpoints={endpoints} shapes={shapes}>
      <PageHead
        title={t('pageTitle', { resource: name })}
        description={t('pageDescription', { resource: name })}
        canonical={apiPath(resource)}
        hasMarkdown
        image="api"
      />
      <DocsTitle title={name}>{resource === 'app' && t('guide.app.text')}</DocsTitle>
      {resource === 'webhooks' && <WebhookGuide />}
      {here.map((endpoint) => (
        <EndpointSection key={endpoint.operationId} endpoint={endpoint} shapes={names} />
      ))}
      {shapes.map((shape) => (
        <Part
          key={shape.name}
          id={shape.name}
          title={shape.name}
          above={<p className="text-[0.875rem] text-ink-2">{t('endpoint.shapes')}</p>}
          code={<CodePanel title={shape.name} code={toJson(shape.example)} />}
        >
          <FieldList fields={shape.fields} scope={shape.name} isOpen />
        </Part>
      ))}
    </DocsFrame>
  );
}
