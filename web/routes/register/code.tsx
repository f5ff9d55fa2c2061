import { CodeScreen } from '#web/features/registration/code-screen.tsx';

/** `/register/code`: an address of its own, so that a reload and Back find it again. */
export default function RegisterCode() {
  return <CodeScreen />;
}
