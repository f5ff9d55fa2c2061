import { memo } from 'react';
import { CategoryField } from './category-field.tsx';
import type { RoomEditorProps } from './room-editor-props.ts';
import { TextFields } from './text-fields.tsx';
import { VisibleField } from './visible-field.tsx';

export const PublicRoom = memo(function PublicRoom({ form, business, profile }: RoomEditorProps) {
  return (
    <div className="grid gap-6">
      <TextFields form={form} business={business} profile={profile} />
      <CategoryField form={form} />
      <VisibleField form={form} status={business.verification_status} />
    </div>
  );
});
