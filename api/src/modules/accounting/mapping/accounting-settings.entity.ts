import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, oneOf } from "../../../core/column.ts";
import { AccountingProgram, VatPeriod } from "./accounting.enums.ts";
import type { VoucherType } from "./account-keys.rules.ts";

/** Number of the only row of settings. */
export const THE_SETTINGS = 1;

/**
 * Choices of the accountant: the accounting program, its codes of vouchers, and the period of the IVA return.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "accounting_settings" })
@Check({ name: "accounting_settings_are_one", expression: "id = 1" })
export class AccountingSettings {
  [OptionalProps]?: "program" | "vatPeriod" | "costAtOnce" | "voucherCodes" | "version";

  @PrimaryKey({ type: "smallint", autoincrement: false })
  id: number = THE_SETTINGS;

  @Column(oneOf(AccountingProgram), "Programa contable de la agencia.", { default: "ninguno" })
  program: AccountingProgram = "ninguno";

  @Column(oneOf(VatPeriod), "Cada cuánto declara IVA.", { default: "bimestral" })
  vatPeriod: VatPeriod = "bimestral";

  @Column("boolean", "Si lo comprado en nombre propio es costo al comprarlo, y no al facturarlo.", {
    default: false,
  })
  costAtOnce: boolean = false;

  /** Codes of the accounting program by type of voucher; a type without one keeps its own letters. */
  @Property({ type: "json", columnType: "jsonb", defaultRaw: "'{}'::jsonb" })
  voucherCodes: Partial<Record<VoucherType, string>> = {};

  @Column("integer", "Versión de la edición: guardar sobre una anterior se rechaza.", { default: 1 })
  version: number = 1;
}
