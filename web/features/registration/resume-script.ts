/* Inline script: the HTML has the first step, so when another is reloaded the form stays hidden until hydration. */
if (/[?&]step=[234]/.test(location.search)) document.documentElement.dataset.resuming = '';
