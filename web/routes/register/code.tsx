import { CodeScreen } from '#web/features/registration/code-screen.tsx';

/** `/register/code`: an address of its own, so that it survives a reload and Back. */
export default function RegisterCode() {
  return <CodeScreen />;
}
