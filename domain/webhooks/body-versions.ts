/**
 * Form of new webhooks' bodies; a webhook keeps its version. 1: `event_type` and `data`. 2: also `type` and `timestamp`,
 * as Standard Webhooks has them.
 */
export const newestBodyVersion = 2;
