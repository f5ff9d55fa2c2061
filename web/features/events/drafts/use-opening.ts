import { useState } from 'react';

type Opening = {
  /** Counts the openings; a form of its own belongs to each. */
  count: number;
  isOpen: boolean;
  /** The draft that the form was opened with. */
  startId: string | null;
  /** The draft that the address names now: the one it was opened with, or the one that the form has made. */
  presentId: string | null;
};

/**
 * Tells a form that is opened with another draft, or anew, from one whose own draft has just come into the address: only
 * the first is a new opening.
 */
export function useOpening(addressedId: string | null, isOpen = true) {
  const [opening, setOpening] = useState<Opening>({ count: 0, isOpen, startId: addressedId, presentId: addressedId });
  const [ownId, setOwnId] = useState<string | null>(null);

  function begin() {
    setOwnId(null);
    setOpening({ count: opening.count + 1, isOpen, startId: addressedId, presentId: addressedId });
  }

  if (isOpen !== opening.isOpen) {
    if (isOpen) begin();
    else setOpening({ ...opening, isOpen });
  } else if (isOpen && addressedId !== opening.presentId) {
    if (addressedId !== null && addressedId === ownId) setOpening({ ...opening, presentId: ownId });
    else begin();
  }

  return {
    count: opening.count,
    startId: opening.startId,
    /** The form has stored a draft of its own, which will come into the address. */
    claim: setOwnId,
    /** Empties the form where the address does not change by that. */
    begin,
  };
}
