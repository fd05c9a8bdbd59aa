import { birthDateProblem } from "../../../core/colombia/ages.ts";
import { parseDay, type Day } from "../../../core/colombia/days.ts";
import { documentProblem, normalDocument, normalDocumentType } from "../../../core/colombia/documents.ts";
import { nameProblem, normalName } from "../../../core/colombia/names.ts";
import { normalPhone, phoneProblem } from "../../../core/colombia/phones.ts";
import { Refusal, type FieldFailure } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { ownPath } from "../../../core/storage/own-address.rules.ts";
import type { TipoDocumento } from "./user.enums.ts";
import type { User } from "./user.entity.ts";

/**
 * A person's own data as submitted; an absent field is unchanged, an empty optional text clears the field.
 */
export interface PersonFields {
  readonly name?: string | null;
  readonly lastname?: string | null;
  readonly phone?: string | null;
  readonly tipoDocumento?: string | null;
  readonly documentoIdentidad?: string | null;
  readonly fechaNacimiento?: string | null;
  readonly direccion?: string | null;
  readonly ciudad?: string | null;
  readonly pais?: string | null;
  readonly image?: string | null;
}

/** The columns that {@link personChanges} returns. */
export type PersonColumns = Pick<
  User,
  | "name"
  | "lastname"
  | "phone"
  | "tipoDocumento"
  | "documentoIdentidad"
  | "fechaNacimiento"
  | "direccion"
  | "ciudad"
  | "pais"
  | "image"
>;

const DEFAULT_PICTURE = "/avatar.svg";
const picture = /^(\/(avatar\.svg|media\/[\w-]{1,60})|https?:\/\/[^\s"'<>]{1,480})$/;

/**
 * Context of a person's submitted data: today's date, and our public address, which is removed from the URLs
 * of pictures stored by us.
 */
export interface Arrival {
  readonly today: Day;
  readonly site: string;
}

/** Returns the current date and public address for {@link personChanges}. */
export const arrivalOf = ({ today, services }: Scope): Arrival => ({
  today,
  site: services.config.publicUrl,
});

/**
 * Returns the columns that submitted personal data change, in their stored form; unchanged fields are not
 * validated again.
 * @throws Refusal BAD_USER_INPUT with one entry per wrong field.
 */
export function personChanges(
  posted: PersonFields,
  { today, site }: Arrival,
  stored: Partial<PersonColumns> = {},
): Partial<PersonColumns> {
  const given = posted.image ? { ...posted, image: ownPath(posted.image, site) } : posted;
  const problems: FieldFailure[] = [];
  const changes: Partial<PersonColumns> = {};
  const take = <K extends keyof PersonColumns>(
    field: K,
    value: () => PersonColumns[K],
    message: string | null = null,
  ) => {
    if (message) problems.push({ field, message });
    else changes[field] = value();
  };
  const differs = (field: keyof PersonFields) =>
    given[field] !== undefined && (given[field] || null) !== (stored[field] ?? null);

  if (differs("name")) take("name", () => normalName(given.name ?? ""), nameProblem(given.name));
  if (differs("lastname"))
    take("lastname", () => normalName(given.lastname ?? ""), nameProblem(given.lastname, "apellido"));
  if (differs("phone")) take("phone", () => normalPhone(given.phone ?? ""), phoneProblem(given.phone));
  if (differs("tipoDocumento") || differs("documentoIdentidad")) takeDocument();
  if (differs("fechaNacimiento")) takeBirth();
  for (const field of ["direccion", "ciudad", "pais"] as const)
    if (differs(field)) take(field, () => given[field]?.trim() || null);
  if (differs("image")) takePicture();
  if (problems[0]) throw new Refusal("BAD_USER_INPUT", problems[0].message, problems);
  return changes;

  function takeDocument(): void {
    const type = given.tipoDocumento === undefined ? stored.tipoDocumento : given.tipoDocumento;
    const number =
      given.documentoIdentidad === undefined ? stored.documentoIdentidad : given.documentoIdentidad;
    const known = normalDocumentType(type ?? "");
    const none = !type?.trim() && !number?.trim();
    const message = none ? null : documentProblem(type, number);
    take("tipoDocumento", () => (none ? null : (known as TipoDocumento)), known || none ? null : message);
    take(
      "documentoIdentidad",
      () => (none || !known ? null : normalDocument(known, number) || null),
      known ? message : null,
    );
  }

  function takeBirth(): void {
    const born = parseDay(given.fechaNacimiento ?? "");
    const text = given.fechaNacimiento?.trim();
    const message = text ? birthDateProblem(born ?? text, today, { tipo: "adulto", on: today }) : null;
    take("fechaNacimiento", () => born, message);
  }

  function takePicture(): void {
    const address = given.image?.trim() || DEFAULT_PICTURE;
    take("image", () => address, picture.test(address) ? null : "La dirección de la imagen no es válida");
  }
}
