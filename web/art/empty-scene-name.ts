export type EmptySceneName =
  | 'board'
  | 'draft'
  | 'gone'
  | 'guests'
  | 'ledger'
  | 'locked'
  | 'numbers'
  | 'requests'
  | 'review'
  | 'search'
  | 'team'
  | 'waiting';
