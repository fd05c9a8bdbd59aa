import type { Context } from "../../core/context.ts";
import { storedPicture } from "./stored-picture.ts";
import type { FileUpload } from "graphql-upload-minimal";

interface Given<Field extends string> {
  readonly id?: string;
  readonly input: Readonly<Partial<Record<Field, string | null>>>;
  readonly file: Promise<FileUpload> | null;
}

/**
 * Stores the `picture` of an act: the uploaded file, or the address in `field` of the input. `present` reads
 * the address that the edited record shows now.
 */
export const withPicture =
  <Field extends string>(field: Field, present?: (context: Context, id: string) => Promise<string | null>) =>
  async <G extends Given<Field>>(context: Context, given: G) => {
    const { file, ...values } = given;
    const picture = await storedPicture(context, file, {
      field,
      address: given.input[field],
      ...(present && { present: () => present(context, given.id ?? "") }),
    });
    return { ...values, picture };
  };
