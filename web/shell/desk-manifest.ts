/** Whether an address is below the review's: its screens are linked from no others. */
export const isOfDesk = (path: string): boolean => path === '/staging' || path.startsWith('/staging/');

/** The file that lists all screens, by the one that leaves out those of the review. */
export const deskManifest = (file: string): string => file.replace('manifest-', 'manifest-desk-');
