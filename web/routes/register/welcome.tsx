import { WelcomeScreen } from '#web/features/registration/welcome-screen.tsx';

/** `/register/welcome`. */
export default function RegisterWelcome() {
  return <WelcomeScreen />;
}
