/** The same keys as the German source, any words. */
export type TextsLike<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : TextsLike<Source[Key]>;
};
