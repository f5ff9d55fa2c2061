/** Unsaved changes and concurrent edits. */
export const texts = {
  conflict: {
    title: 'Inzwischen hat jemand anderes gespeichert',
    text: 'Deine Eingaben sind noch da. Nichts geht verloren, solange du nicht wählst.',
    theirs: 'Neu gespeichert wurde: {{fields}}. Das bleibt so.',
    both: 'Ihr habt beide geändert: {{fields}}. Hier gilt dann deine Fassung.',
    keep: 'Meine Änderungen behalten',
    take: 'Neuen Stand laden',
    close: 'Zurück zum Bearbeiten',
  },
  leave: {
    title: 'Ungespeicherte Änderungen verwerfen?',
    text: 'Du hast etwas geändert und noch nicht gespeichert. Wenn du weitergehst, ist es weg.',
    stay: 'Weiter bearbeiten',
    go: 'Verwerfen',
  },
} as const;
