import type { Context } from "../../core/context.ts";
import { storedPicture } from "./stored-picture.ts";
import type { FileUpload } from "graphql-upload-minimal";

interface Given<Field extends string> {
  readonly id?: string;
  readonly input: Readonly<Partial<Record<Field, string | null>>>;
  readonly file: Promise<FileUpload> | null;
}

/**
 * Stores the picture of an act before its transaction: the uploaded file, or the picture at the URL in the
 * input's `field`. `present` reads the URL that the edited record has now.
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
