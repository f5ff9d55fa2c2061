export type StubTone = 'tomato' | 'amber' | 'azure' | 'rose' | 'clover' | 'kraft' | 'line';

export const stubTones: Record<StubTone, string> = {
  tomato: 'bg-tomato text-on-color',
  amber: 'bg-amber text-on-color',
  azure: 'bg-azure text-on-color',
  rose: 'bg-rose text-on-color',
  clover: 'bg-clover text-on-color',
  kraft: 'bg-kraft text-on-color',
  line: 'bg-line text-ink',
};
