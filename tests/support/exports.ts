import type { TestApp } from '#tests/support/app.ts';

type ExportPath = '/account/exports' | '/me/exports';

/** Requests an export's file. */
export async function openExport(
  app: TestApp,
  token: string,
  id: string,
  of: ExportPath = '/account/exports',
): Promise<Response> {
  const headers = { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${token}` };
  return app.app.request(`/api/v1${of}/${id}`, { headers });
}

/** Creates an export of the business or the person and downloads it. */
export async function takeExport(app: TestApp, token: string, of: ExportPath = '/account/exports'): Promise<Response> {
  const { body } = await app.call<{ id: string }>('POST', of, { token });
  await app.runJobs();
  return openExport(app, token, body.id, of);
}
