import type { PointerEvent } from 'react';
import { useRef, useState } from 'react';
import type { Decision } from '#domain/events/participation.ts';
import { decisionOf, directionOf } from './swipe-rule.ts';

type Stroke = { id: number; x: number; y: number; at: number; direction: 'card' | 'page' | null };

/**
 * Swipes a card; touch and pen only, since a mouse selects text. `dx`: offset. Requires `touch-action: pan-y`, so that
 * the browser only scrolls.
 */
export function useSwipe(onDecision: (decision: Decision) => void) {
  const [dx, setDx] = useState(0);
  const stroke = useRef<Stroke | null>(null);

  function end() {
    stroke.current = null;
    setDx(0);
  }

  return {
    dx,
    handlers: {
      onPointerDown({ pointerId: id, pointerType, clientX: x, clientY: y, timeStamp: at }: PointerEvent) {
        if (pointerType !== 'mouse' && !stroke.current) stroke.current = { id, x, y, at, direction: null };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const begun = stroke.current;
        if (begun?.id !== event.pointerId) return;
        const way = event.clientX - begun.x;
        begun.direction ??= directionOf(way, event.clientY - begun.y);
        if (begun.direction === 'page') return end();
        if (begun.direction !== 'card') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDx(way);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const begun = stroke.current;
        if (begun?.id !== event.pointerId) return;
        const ms = event.timeStamp - begun.at;
        const isOfCard = begun.direction === 'card';
        const decision = decisionOf({ dx: event.clientX - begun.x, width: event.currentTarget.offsetWidth, ms });
        end();
        if (isOfCard && decision) onDecision(decision);
      },
      onPointerCancel: end,
    },
  };
}
