import type { TestApp } from '#tests/support/app.ts';

/** Asks for the file of an export. */
export async function openExport(app: TestApp, token: string, id: string): Promise<Response> {
  const headers = { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${token}` };
  return app.app.request(`/api/v1/account/exports/${id}`, { headers });
}

/** Has an export made and takes it along. */
export async function takeExport(app: TestApp, token: string): Promise<Response> {
  const { body } = await app.call<{ id: string }>('POST', '/account/exports', { token });
  await app.runJobs();
  return openExport(app, token, body.id);
}
