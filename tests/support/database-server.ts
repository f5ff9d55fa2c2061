import pg from 'pg';

/** The address of another database on the same server; a role's password equals its name. */
export function databaseUrl(serverUrl: string, database: string, role?: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  if (role) {
    url.username = role;
    url.password = role;
  }
  return url.href;
}

/** Runs a statement outside of any particular database, such as CREATE DATABASE. */
export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
