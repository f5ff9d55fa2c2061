/** 1: `event_type` and `data`. 2: also `type` and `timestamp`, as Standard Webhooks has them. */
export const bodyVersions = [1, 2] as const;
export type BodyVersion = (typeof bodyVersions)[number];

/** Of new webhooks; a webhook keeps its version. */
export const newestBodyVersion: BodyVersion = 2;
