import { useState } from 'react';
import { isApple, isInstalled } from '#web/features/account/devices/installed-app.ts';
import { askToInstall, hasInstallPrompt } from './install-prompt.ts';

/** `ask`: the browser has a question of its own. `ios`, `menu`: where its menu has it. `done`: this is the app. */
type InstallWay = 'ask' | 'ios' | 'menu' | 'done';

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
