import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { check } from 'drizzle-orm/pg-core';
import { testVersion } from '#domain/test-data/test-business.ts';

/** The version of a UUID, which says whether a business is the test side of another. */
export const isOfTest = (businessId: AnyPgColumn) =>
  sql`substr(${businessId}::text, 15, 1) = ${sql.raw(`'${testVersion}'`)}`;

/** The table refuses every row of the test mode. */
export const neverOfTest = (name: string, businessId: AnyPgColumn) => check(name, sql`not (${isOfTest(businessId)})`);
