/*
 * Inline in the wizard's page, which always has the first step. People who reload another one would see it
 * flash by: the form stays hidden until the right step is there.
 */
if (/[?&]step=[234]/.test(location.search)) document.documentElement.dataset.resuming = '';
