import type { Picture } from "./PictureField.tsx";

interface PictureRule {
  /** Returns the error of a selected picture, in Spanish; null when it is valid. */
  readonly wrong?: (chosen: Picture) => string | null;
}

/**
 * Returns a form field for one picture. Its address is sent in the input under the given name; a new file is
 * sent outside the input.
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

/** Returns the variable of a mutation with the file chosen in such a field; null if none was chosen. */
export const fileOf = ({ picture: { file } }: { readonly picture: Picture }) => ({ file });
