/** Unsaved changes and concurrent edits. */
export const texts = {
  conflict: {
    title: 'Somebody else has saved in the meantime',
    text: 'What you typed is still here. Nothing is lost until you choose.',
    theirs: 'Newly saved: {{fields}}. That stays.',
    both: 'You both changed: {{fields}}. Your version will hold there.',
    keep: 'Keep my changes',
    take: 'Load the new state',
    close: 'Back to editing',
  },
  leave: {
    title: 'Discard unsaved changes?',
    text: 'You changed something and have not saved it yet. If you go on, it is gone.',
    stay: 'Keep editing',
    go: 'Discard',
  },
} as const;
