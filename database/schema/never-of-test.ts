import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { check } from 'drizzle-orm/pg-core';
import { testVersion } from '#domain/test-data/test-business.ts';

/** By UUID version. */
export const isOfTest = (businessId: AnyPgColumn) =>
  sql`substr(${businessId}::text, 15, 1) = ${sql.raw(`'${testVersion}'`)}`;

/** Refuses rows of the test side. */
export const neverOfTest = (name: string, businessId: AnyPgColumn) => check(name, sql`not (${isOfTest(businessId)})`);
