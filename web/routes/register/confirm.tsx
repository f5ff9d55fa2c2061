import { ConfirmScreen } from '#web/features/registration/confirm-screen.tsx';

/** `/register/confirm`: where the link of the mail with the code leads. */
export default function RegisterConfirm() {
  return <ConfirmScreen />;
}
