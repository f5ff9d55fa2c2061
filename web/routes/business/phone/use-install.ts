import { useState } from 'react';
import { askToInstall, hasInstallPrompt } from './install-prompt.ts';

/** `ask`: the browser has a question of its own. `ios`, `menu`: where its menu has it. `done`: this is the app. */
type InstallWay = 'ask' | 'ios' | 'menu' | 'done';

function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}

/** iPads call themselves Macs, which have no touch. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
}

function findWay(): InstallWay {
  if (isInstalled()) return 'done';
  if (hasInstallPrompt()) return 'ask';
  return isApple() ? 'ios' : 'menu';
}

/** How the app gets onto this device, as it is when somebody looks. */
export function useInstall(): { way: InstallWay; ask: () => void } {
  const [way, setWay] = useState(findWay);
  const ask = () => {
    askToInstall();
    setWay(findWay());
  };
  return { way, ask };
}
