/** The German source's keys with any words. */
export type TextsLike<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : TextsLike<Source[Key]>;
};
