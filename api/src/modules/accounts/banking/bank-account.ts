import type { User } from "../account/user.entity.ts";
import type { TipoCuenta } from "../account/user.enums.ts";

/** A submitted bank account; an absent field is unchanged, an empty text clears the field. */
export interface BankAccountFields {
  readonly banco?: string | null;
  readonly numeroCuenta?: string | null;
  readonly tipoCuenta?: string | null;
}

const textOf = (value: string | null): string | null => value?.trim() || null;

/**
 * Returns the columns of a user that a submitted bank account sets: the number as digits only, the kind in
 * lower case.
 */
export const bankColumns = (
  given: BankAccountFields,
): Partial<Pick<User, "banco" | "numeroCuenta" | "tipoCuenta">> => ({
  ...(given.banco !== undefined && { banco: textOf(given.banco) }),
  ...(given.numeroCuenta !== undefined && {
    numeroCuenta: textOf(given.numeroCuenta?.replace(/[\s-]/g, "") ?? null),
  }),
  ...(given.tipoCuenta !== undefined && {
    tipoCuenta: (textOf(given.tipoCuenta)?.toLowerCase() ?? null) as TipoCuenta | null,
  }),
});

/** Returns whether a change replaces the account to which payments are made. */
export const changesBank = (after: object): boolean =>
  ["banco", "numeroCuenta", "tipoCuenta"].some((column) => column in after);

/** Returns whether a change replaces the holder of the account. */
export const changesHolder = (after: object): boolean =>
  ["nombreTitular", "documentoTitular"].some((column) => column in after);
