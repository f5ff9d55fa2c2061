import { eventField } from './event-field.ts';
import { job } from './job.ts';
import { label } from './label.ts';
import { page } from './page.ts';
import { query } from './query.ts';
import type { Recipe } from './recipe.ts';
import { rule } from './rule.ts';
import { setting } from './setting.ts';
import { table } from './table.ts';
import { webhookType } from './webhook-type.ts';

export const recipes: readonly Recipe[] = [label, rule, eventField, page, webhookType, query, table, job, setting];
