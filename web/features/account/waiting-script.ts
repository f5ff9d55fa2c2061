/*
 * The script of a form that React has yet to bring to life: whoever is faster than its scripts loses nothing. The form waits for
 * them and is sent then (`ForgotForm`).
 */
const form = document.querySelector<HTMLFormElement>('form[data-waiting]');
form?.addEventListener('submit', (event) => {
  if (form.dataset.waiting === undefined) return;
  event.preventDefault();
  form.dataset.waiting = 'sent';
});
