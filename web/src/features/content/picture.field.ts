import type { Picture } from "./PictureField.tsx";

interface PictureRule {
  /** Returns the error of a choice, in Spanish; null when it is valid. */
  readonly wrong?: (chosen: Picture) => string | null;
}

/**
 * Returns one picture of a form: sent by its address under the given name; a new file is sent beside the
 * input.
 */
export const picture = <const Name extends string>(as: Name, rule: PictureRule = {}) => ({
  as,
  empty: { address: null, file: null } as Picture,
  read: (_: undefined, { image }: { readonly image: string | null }): Picture => ({
    address: image,
    file: null,
  }),
  send: ({ address }: Picture) => address,
  ...rule,
});
