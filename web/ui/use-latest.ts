import { useState } from 'react';

/** The last value that was there: a closing dialog keeps its words until it is gone. */
export function useLatest<Value>(value: Value | null): Value | null {
  const [latest, setLatest] = useState(value);
  if (value !== null && value !== latest) setLatest(value);
  return value ?? latest;
}
