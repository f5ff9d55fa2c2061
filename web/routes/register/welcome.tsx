import { WelcomeScreen } from '#web/features/registration/welcome-screen.tsx';

/** `/register/welcome`: what follows now. */
export default function RegisterWelcome() {
  return <WelcomeScreen />;
}
