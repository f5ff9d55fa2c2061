import { ConfirmScreen } from '#web/features/registration/confirm-screen.tsx';

/** `/register/confirm`: target of the mail's link. */
export default function RegisterConfirm() {
  return <ConfirmScreen />;
}
