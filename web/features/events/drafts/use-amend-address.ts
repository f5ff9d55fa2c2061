import { useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';

/** Changes the address of the screen on show; not when somebody is on the way to another, who would be pulled back. */
export function useAmendAddress(): (path: string, state?: unknown) => void {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isLeaving = useRef(false);
  isLeaving.current = navigation.state !== 'idle';
  return (path, state) => {
    if (!isLeaving.current) void navigate(path, { replace: true, state, preventScrollReset: true });
  };
}
