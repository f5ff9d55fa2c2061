/* Script of a form before hydration: delays a submit until React handles it (`ForgotForm`). */
const form = document.querySelector<HTMLFormElement>('form[data-waiting]');
form?.addEventListener('submit', (event) => {
  if (form.dataset.waiting === undefined) return;
  event.preventDefault();
  form.dataset.waiting = 'sent';
});
