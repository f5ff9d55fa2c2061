import type { Processor } from '#domain/shared/operator.ts';

export interface ProcessorChanges {
  added: Processor[];
  removed: Processor[];
  /** Address or task. */
  changed: Processor[];
}

const isSame = (one: Processor, other: Processor) => one.address === other.address && one.task === other.task;

export function processorChanges(before: readonly Processor[], after: readonly Processor[]): ProcessorChanges {
  const named = (list: readonly Processor[], { name }: Processor) => list.find((each) => each.name === name);
  return {
    added: after.filter((each) => !named(before, each)),
    removed: before.filter((each) => !named(after, each)),
    changed: after.filter((each) => {
      const former = named(before, each);
      return former !== undefined && !isSame(former, each);
    }),
  };
}

/** Their order says nothing. */
export function hasChanged(before: readonly Processor[], after: readonly Processor[]): boolean {
  return Object.values(processorChanges(before, after)).some(({ length }) => length > 0);
}
