import { useTranslation } from 'react-i18next';
import type { Endpoint } from './endpoints.ts';

export function splitSummary(summary: string): { title: string; rest: string } {
  const [, title = summary, rest = ''] = /^(.*?)\s*(?:[,;:(]\s*(.*?)\)?)?$/.exec(summary) ?? [];
  return { title, rest: rest && `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.` };
}

export function useEndpointText(): (endpoint: Pick<Endpoint, 'operationId' | 'summary'>) => {
  title: string;
  rest: string;
} {
  const { t, i18n } = useTranslation('api-docs');
  return ({ operationId, summary }) => {
    const key = `summaries.${operationId}` as 'summaries.login';
    return splitSummary(i18n.exists(`api-docs:${key}`) ? t(key) : summary.replaceAll('`', ''));
  };
}
