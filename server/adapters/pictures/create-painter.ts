import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { queueLimits } from '#domain/shared/limits.ts';
import type { Drawing } from '#server/adapters/pictures/drawing.ts';
import { inPictureProcess } from '#server/adapters/pictures/picture-process.ts';
import type { Drawn } from '#server/adapters/pictures/tasks.ts';
import { createFairQueue } from '#server/context/fair-queue.ts';

/** Draws in the fair queue per business. 503 when it is full or at the timeout. */
export type Painter = (businessId: string, drawing: Drawing) => Promise<Drawn>;

export function createPainter(): Painter {
  const runQueued = createFairQueue(queueLimits.drawings);
  return (businessId, drawing) => {
    refuseInsideTransaction('A drawing');
    return runQueued(businessId, () => inPictureProcess('draw', drawing));
  };
}
