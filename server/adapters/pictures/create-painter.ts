import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { queueLimits } from '#domain/shared/limits.ts';
import type { Drawing } from '#server/adapters/pictures/drawing.ts';
import { inPictureProcess } from '#server/adapters/pictures/picture-process.ts';
import type { Drawn } from '#server/adapters/pictures/tasks.ts';
import { createFairQueue } from '#server/context/fair-queue.ts';

/** Draws for a business in its turn of the fair queue. 503 when too many wait, or when a drawing takes too long. */
export type Painter = (businessId: string, drawing: Drawing) => Promise<Drawn>;

/** Draws one thing at a time in the process for pictures. */
export function createPainter(): Painter {
  const runQueued = createFairQueue(queueLimits.drawings);
  return (businessId, drawing) => {
    refuseInsideTransaction('A drawing');
    return runQueued(businessId, () => inPictureProcess('draw', drawing));
  };
}
