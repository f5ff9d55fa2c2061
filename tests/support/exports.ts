import type { TestApp } from '#tests/support/app.ts';

type ExportPath = '/account/exports' | '/me/exports';

/** Asks for the file of an export. */
export async function openExport(
  app: TestApp,
  token: string,
  id: string,
  of: ExportPath = '/account/exports',
): Promise<Response> {
  const headers = { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${token}` };
  return app.app.request(`/api/v1${of}/${id}`, { headers });
}

/** Has an export made, of the business or of the person, and takes it along. */
export async function takeExport(app: TestApp, token: string, of: ExportPath = '/account/exports'): Promise<Response> {
  const { body } = await app.call<{ id: string }>('POST', of, { token });
  await app.runJobs();
  return openExport(app, token, body.id, of);
}
