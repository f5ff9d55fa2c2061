import { actions } from './actions.tsx';
import { choices } from './choices.tsx';
import { feedback } from './feedback.tsx';
import { fields } from './fields.tsx';
import type { GroupId } from './group-ids.ts';
import { layout } from './layout.tsx';
import { overlays } from './overlays.tsx';
import type { Specimens } from './specimen.tsx';

export const groups: Record<GroupId, Specimens> = { actions, fields, choices, overlays, feedback, layout };
