import { CodeScreen } from '#web/features/registration/code-screen.tsx';

/** `/register/code`: its own address, for reloads and Back. */
export default function RegisterCode() {
  return <CodeScreen />;
}
