import { useState } from 'react';
import { isApple, isInstalled } from '#web/features/account/devices/installed-app.ts';
import { askToInstall, hasInstallPrompt } from './install-prompt.ts';

/** `ask`: by prompt; `ios`, `menu`: by the browser's menu; `done`: installed. */
type InstallWay = 'ask' | 'ios' | 'menu' | 'done';

function findInstallWay(): InstallWay {
  if (isInstalled()) return 'done';
  if (hasInstallPrompt()) return 'ask';
  return isApple() ? 'ios' : 'menu';
}

export function useInstall(): { way: InstallWay; ask: () => void } {
  const [way, setWay] = useState(findInstallWay);
  const ask = () => {
    askToInstall();
    setWay(findInstallWay());
  };
  return { way, ask };
}
